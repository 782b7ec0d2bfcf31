import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, useLocation } from "react-router";
import { expect, it } from "vitest";
import { PersonChoice } from "./person-choice.tsx";

function Page() {
  return (
    <>
      <p>{JSON.stringify(useLocation().state)}</p>
      <PersonChoice messages={[]} onBack={() => undefined} onFollow={() => undefined} />
    </>
  );
}

const Site = createRoutesStub([{ path: "*", Component: Page }]);

it.each([
  ["/chat", "", true],
  ["/chat", "?as=support", false],
  ["/about", "", false],
])("keeps the list one step back only from a chat that is open already: %s%s", async (...given) => {
  const [pathname, search, listBefore] = given;
  render(<Site initialEntries={[{ pathname, search, state: { contact: "support", listBefore: true } }]} />);
  await userEvent.click(screen.getByRole("link", { name: "Open the chat" }));
  expect(await screen.findByText(JSON.stringify({ contact: "sales", listBefore }))).toBeVisible();
});
