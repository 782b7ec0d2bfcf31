import type { Meta, StoryObj } from "@storybook/react-vite";
import { jobDetails, jobs } from "@thirtyfold/content";
import { spyOn } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { ApplicationPanel, ApplicationThanks } from "./application.tsx";
import { CareersPage, Values } from "./careers-page.tsx";
import { JobNotFound, JobPage } from "./job-page.tsx";
import { Positions } from "./positions.tsx";
import { TermsPanel } from "./terms-panel.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Careers",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["All positions, and each of its parts alone."],
      whenNot: ["One position: its page has a form of its own."],
    },
  },
  component: CareersPage,
} satisfies Meta<typeof CareersPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WholePage: Story = {};

export const WholePageOnPhone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };

export const HowLong: Story = {
  render: () => (
    <div className="max-w-4xl p-6">
      <TermsPanel />
    </div>
  ),
};

export const HowWeWork: Story = { render: () => <Values /> };

export const OpenPositions: Story = { render: () => <Positions /> };

export const Job: Story = {
  render: () => (
    <>
      {jobs.slice(1, 2).map((job) => (
        <JobPage key={job.id} job={job} detail={jobDetails[job.id]} />
      ))}
    </>
  ),
};

/** The form beside the position's text. */
export const Application: Story = {
  render: () => (
    <div className="max-w-lg p-6">
      {jobs.slice(1, 2).map((job) => (
        <ApplicationPanel key={job.id} job={job} />
      ))}
    </div>
  ),
};

/** At the start: the cells do not advance, so that every screenshot is the same. */
export const Thanks: Story = {
  beforeEach: () => {
    const timer = spyOn(window, "setInterval").mockImplementation(() => setTimeout(() => undefined));
    return () => timer.mockRestore();
  },
  render: () => (
    <div className="max-w-lg p-6">
      <ApplicationThanks title="AI/ML Engineer" />
    </div>
  ),
};

export const UnknownJob: Story = { render: () => <JobNotFound /> };
