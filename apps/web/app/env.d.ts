/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FORM_SERVICE_URL?: string;
  readonly VITE_CONTACT_FORM_URL?: string;
  readonly VITE_CAPTURE_FORMS?: string;
  readonly VITE_DATA_SOURCE?: string;
}

declare module "virtual:site-css" {
  /** The whole stylesheet, for the page's `<style>`; only the font faces in development. */
  export const siteCss: string;
  /** The font file of the first screen, to preload. */
  export const firstFont: string;
}

declare module "virtual:page-start" {
  /** The inline script; empty in development. */
  export const startScript: string;
  /** The `*.inline.ts` scripts of single pages, by name. */
  export const inlineScripts: Readonly<Record<string, string>>;
  /** Addresses of the `*.early.ts` modules, by name. */
  export const earlyModules: Readonly<Record<string, string>>;
  /** Addresses of the late parts that are fetched with the application, by name. */
  export const lateModules: Readonly<Record<string, readonly string[]>>;
  /** The imports of each file of the build, by address. */
  export const chunkImports: Readonly<Record<string, readonly string[]>>;
  /** Address of the whole stylesheet. */
  export const styles: string;
}

interface Window {
  /** The modules of the matched routes by id, which React Router uses for hydration. */
  readonly __reactRouterRouteModules: Record<string, object>;
}
