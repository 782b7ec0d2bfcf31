import type { ReactNode } from "react";
import { Button } from "../../../src/button/button.tsx";
import { Callout } from "../../../src/callout/callout.tsx";
import { Container } from "../../../src/container/container.tsx";
import { Heading } from "../../../src/heading/heading.tsx";
import { Link } from "../../../src/link/link.tsx";
import { Text } from "../../../src/text/text.tsx";
import type { Pair } from "./picture-pair.tsx";

export const button: Pair = {
  good: {
    shows: "One filled button, Approve the run, beside an outlined one, Send back",
    why: "One press is the next step, and the eye finds it. Verb and object say what it does.",
    picture: (
      <div className="flex flex-wrap gap-3">
        <Button>Approve the run</Button>
        <Button variant="outline">Send back</Button>
      </div>
    ),
  },
  bad: {
    shows: "Three filled buttons in a row: Yes, No, and Later",
    why: "Three that shout: whoever is in a hurry has to read them all, and the question above as well.",
    picture: (
      <div className="flex flex-wrap gap-3">
        <Button>Yes</Button>
        <Button>No</Button>
        <Button>Later</Button>
      </div>
    ),
  },
};

export const link: Pair = {
  good: {
    shows: "A sentence in which the words “how a run is approved” are the link",
    why: "The linked words say where they lead, also in a screen reader’s list of links.",
    picture: (
      <Text>
        Nothing is sent before a person has read it. See <Link href="#approval">how a run is approved</Link>.
      </Text>
    ),
  },
  bad: {
    shows: "A sentence that ends in a link with the words “click here”",
    why: "“Here” leads everywhere. Out of its sentence nobody knows what they would open.",
    picture: (
      <Text>
        Nothing is sent before a person has read it. To learn how a run is approved,{" "}
        <Link href="#approval">click here</Link>.
      </Text>
    ),
  },
};

export const callout: Pair = {
  good: {
    shows: "A yellow callout above a list: 2 invoices wait, with a button to review them",
    why: "It stays true until somebody does something, and brings the one thing to do.",
    picture: (
      <Callout title="2 invoices wait" variant="warning" action={<Button size="sm">Review invoices</Button>}>
        They differ from their orders by more than 30 euros.
      </Callout>
    ),
  },
  bad: {
    shows: "Three callouts under each other: Saved, Welcome back, and Tip of the day",
    why: "What has just happened is a toast, and what nobody needs is nothing. A page of callouts has none.",
    picture: (
      <div className="grid gap-2.5">
        <Callout variant="success">Saved</Callout>
        <Callout>Welcome back, Ines</Callout>
        <Callout>Tip of the day: use the search</Callout>
      </div>
    ),
  },
};

export const heading: Pair = {
  good: {
    shows: "A large heading, Runs of tonight, and a smaller one below it, Lead replies",
    why: "One step apart in size, as in the outline. What belongs to what is seen before it is read.",
    picture: (
      <div className="grid gap-5">
        <Heading level={2}>Runs of tonight</Heading>
        <div>
          <Heading level={3} size="h4">
            Lead replies
          </Heading>
          <Text size="small">Ended at 04:10, approved by Tomas Verhale.</Text>
        </div>
      </div>
    ),
  },
  bad: {
    shows: "Two headings of the same large size, one below the other, with little text between them",
    why: "Two voices of one loudness. A level is a place in the outline, and never taken for its size.",
    picture: (
      <div className="grid gap-3">
        <Heading level={2}>Runs of tonight</Heading>
        <Heading level={2}>Lead replies</Heading>
        <Text size="small">Ended at 04:10, approved by Tomas Verhale.</Text>
      </div>
    ),
  },
};

/** A whole page at a quarter of its size. */
function SmallPage({ inColumn }: { inColumn: boolean }) {
  const parts = [
    <div key="header" className="flex items-center justify-between border-b border-line py-6 text-h3">
      <span>Thirtyfold</span>
      <span className="text-fg-2">Solutions</span>
    </div>,
    <p key="title" className="mt-14 text-display">
      Hand over thirty
    </p>,
    <div key="cards" className="my-14 grid grid-cols-3 gap-gutter">
      {["Lead replies", "Supplier report", "Invoice check"].map((name) => (
        <div key={name} className="border border-line bg-surface p-8 text-h3">
          {name}
        </div>
      ))}
    </div>,
  ];
  return (
    <div className="w-full overflow-hidden border border-line bg-canvas">
      <div className="[zoom:0.25]">{inColumn ? <Container size="sm">{parts}</Container> : <Loose parts={parts} />}</div>
    </div>
  );
}

function Loose({ parts: [header, title, cards] }: { parts: readonly ReactNode[] }) {
  return (
    <>
      <div className="px-4">{header}</div>
      <div className="ps-52">{title}</div>
      <div className="px-28">{cards}</div>
    </>
  );
}

export const container: Pair = {
  good: {
    shows: "A small page: logo, headline and three cards begin at the same line on the left",
    why: "Everything on a page stands in one column, so its edges are the same all the way down.",
    picture: <SmallPage inColumn />,
  },
  bad: {
    shows: "A small page: logo, headline and cards each begin at a place of their own",
    why: "Paddings made up one by one. Three left edges on one page look like three pages.",
    picture: <SmallPage inColumn={false} />,
  },
};
