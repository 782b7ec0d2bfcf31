import { expect, it } from "vitest";
import { genericSample, onboardingSample, operationsSample, type SampleFigures, salesSample } from "./index.ts";

const figures: SampleFigures = {
  setup: "$1",
  support: "$2/month",
  volumeDiscount: "up to 3%",
  delivery: "4-5 weeks",
  fastDelivery: "6 business days",
};

it("quotes the sample figures that it is given, and no others", () => {
  const texts = [salesSample(figures), onboardingSample(figures), operationsSample(), genericSample()];
  for (const figure of Object.values(figures)) expect(texts.join("\n")).toContain(figure);
  const amounts = texts.join("\n").match(/\$\d+(?:\/month)?|\d+%/g);
  expect(new Set(amounts)).toEqual(new Set(["$1", "$2/month", "3%"]));
});

it("says of each sample that it is one", () => {
  for (const text of [salesSample(figures), onboardingSample(figures), operationsSample(), genericSample()]) {
    expect(text).toMatch(/fixed example with sample figures, not an offer, and it has not read your text\.$/);
  }
});
