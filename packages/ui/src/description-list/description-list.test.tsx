import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectNative } from "../../testing/expect-native.ts";
import { DescriptionItem, DescriptionList } from "./description-list.tsx";

it("pairs each name with its value", () => {
  render(
    <DescriptionList>
      <DescriptionItem term="Lead">Ines Kallio</DescriptionItem>
      <DescriptionItem term="Company">Pellwater</DescriptionItem>
    </DescriptionList>,
  );
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Lead", "Company"]);
  expect(screen.getByText("Company").nextElementSibling?.localName).toBe("dd");
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["Ines Kallio", "Pellwater"]);
});

it("passes props, ref and class name to the list", () => {
  expect(expectNative((props) => <DescriptionList {...props} />).localName).toBe("dl");
});

it("passes props, ref and class name to the pair", () => {
  expect(expectNative((props) => <DescriptionItem {...props} term="Lead" />).textContent).toBe("Lead");
});
