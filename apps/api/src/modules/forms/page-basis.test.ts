import { expect, test } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { writeWebsite } from "../../testing/website-fixture.ts";

test("pages that are made here show the fonts of the website", async () => {
  const fonts = { faces: '@font-face{font-family:"Sans";src:url(/assets/sans.woff2)}', preload: "/assets/sans.woff2" };
  const app = await buildTestApp({ websiteDir: await writeWebsite({ fonts }) });
  const { body } = await app.inject("/api/forms/thanks/unknown");
  expect(body).toContain(`<style>${fonts.faces}</style>`);
  expect(body).toContain(`href="${fonts.preload}" as="font"`);
});
