import type { Meta, StoryObj } from "@storybook/react-vite";
import { auditForm, demoAgents, deploymentRequest } from "@thirtyfold/content";
import { Dialog } from "@thirtyfold/ui";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { AddressDialogs } from "./address-dialogs.tsx";
import { AuditDialog } from "./audit-dialog.tsx";
import { CatalogTabs } from "./catalog-tabs.tsx";
import { DeploymentDialog } from "./deployment-dialog.tsx";
import { PlaygroundPage } from "./playground-page.tsx";
import { RunDialog } from "./run-dialog.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Playground",
  parameters: {
    ...block.parameters,
    docs: { story: { inline: false, height: "640px" } },
    usage: {
      when: [
        "The catalog of demo agents, the run of one of them as it was, and the dialogs that an address opens.",
        "A form of one screen that belongs to the page behind it: the audit, the request of a deployment.",
      ],
      whenNot: ["An agent that works on the visitor's own text: take Demo card, which has a page of its own."],
    },
  },
  component: PlaygroundPage,
} satisfies Meta<typeof PlaygroundPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390", isRotated: false } };

export const WholePage: Story = {};
export const WholePageOnPhone: Story = { globals: phone };

export const Catalog: Story = { render: () => <CatalogTabs /> };

/** The second tab, and the tabs by keyboard. */
export const CatalogFeatures: Story = {
  render: () => <CatalogTabs />,
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole("tab");
    first?.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute("aria-selected", "true");
  },
};

const run = () =>
  demoAgents.slice(0, 1).map((agent) => <RunDialog key={agent.slug} agent={agent} open onOpenChange={fn()} />);

export const RunOfAnAgent: Story = { render: () => <>{run()}</> };
export const RunOfAnAgentOnPhone: Story = { render: () => <>{run()}</>, globals: phone };

const audit = () => (
  <Dialog open>
    <AuditDialog />
  </Dialog>
);

export const Audit: Story = { render: audit };
export const AuditOnPhone: Story = { render: audit, globals: phone };

/** Every field is optional; an incomplete email address is reported at its field, which then has the focus. */
export const AuditMistake: Story = {
  render: audit,
  beforeEach: () => () => sessionStorage.clear(),
  play: async () => {
    const dialog = within(screen.getByRole("dialog", { name: auditForm.title }));
    const email = dialog.getByRole("textbox", { name: auditForm.labels.email });
    await userEvent.type(email, "ines@");
    await userEvent.click(dialog.getByRole("button", { name: auditForm.submit }));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toBeInvalid();
  },
};

const deployment = () => (
  <Dialog open>
    <DeploymentDialog />
  </Dialog>
);

export const Deployment: Story = { render: deployment };

/** Nothing is sent: the text is shown once more and passed to the intake form. */
export const DeploymentReview: Story = {
  render: deployment,
  beforeEach: () => () => sessionStorage.clear(),
  play: async () => {
    const dialog = within(screen.getByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: deploymentRequest.labels.name }), "Ines Kallio");
    await userEvent.type(
      dialog.getByRole("textbox", { name: deploymentRequest.labels.email }),
      "ines@pellwater.example",
    );
    await userEvent.click(dialog.getByRole("button", { name: deploymentRequest.submit }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: deploymentRequest.review.title })).toBeVisible());
    await expect(dialog.getByText("Ines Kallio")).toBeVisible();
  },
};

/** The log of a run as text to copy. */
export const Viewer: Story = { render: () => <AddressDialogs dialog="viewer" onClose={fn()} /> };
