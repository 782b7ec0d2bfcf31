/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FORM_SERVICE_URL?: string;
  readonly VITE_CONTACT_FORM_URL?: string;
  readonly VITE_CAPTURE_FORMS?: string;
  readonly VITE_DATA_SOURCE?: string;
}

declare module "virtual:site-css" {
  /** The whole stylesheet, for the page's `<style>`; in development only the font faces. */
  export const siteCss: string;
  /** The first screen's font file, to preload. */
  export const firstFont: string;
}

declare module "virtual:page-start" {
  /** The inline script; empty in development. */
  export const startScript: string;
  /** The scripts `*.inline.ts` of single pages, by name. */
  export const inlineScripts: Readonly<Record<string, string>>;
  /** Addresses of the modules `*.early.ts`, by name. */
  export const earlyModules: Readonly<Record<string, string>>;
  /** Addresses of late parts that are fetched with the application, by name. */
  export const lateModules: Readonly<Record<string, readonly string[]>>;
  /** What each file of the build imports, by address. */
  export const chunkImports: Readonly<Record<string, readonly string[]>>;
  /** Address of the whole stylesheet. */
  export const styles: string;
}

interface Window {
  /** The matched routes' modules by id, which React Router hydrates with. */
  readonly __reactRouterRouteModules: Record<string, object>;
}
