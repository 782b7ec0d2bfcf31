import {
  AgentTile,
  AnimatedLogo,
  Badge,
  BeforeAfter,
  Button,
  ButtonArrow,
  Card,
  CardLink,
  ChatBubble,
  ClosingBlock,
  Container,
  CreaseHero,
  ExternalLink,
  FoldCorner,
  Heading,
  Hundred,
  Logo,
  LogoMark,
  MessageText,
  Rule30,
  SectionHeader,
  Spinner,
  TypingIndicator,
  VisuallyHidden,
} from "@thirtyfold/ui";
import { Badge as BadgeOfItsOwn } from "@thirtyfold/ui/badge";
import { Button as ButtonOfItsOwn } from "@thirtyfold/ui/button";
import type { CSSProperties, ReactNode } from "react";
import { application } from "./application.tsx";
import { navigation } from "./navigation.tsx";
import { parts } from "./parts.tsx";

const buttons = ["primary", "secondary", "outline", "ghost", "destructive", "link", "ink", "ink-outline"] as const;
const badges = ["default", "secondary", "destructive", "outline", "success", "warning"] as const;

/** An example of each component, which must look the same in every host. */
export const samples: Readonly<Record<string, ReactNode>> = {
  buttons: buttons.map((variant) => (
    <Button key={variant} variant={variant}>
      Approve the run <ButtonArrow />
    </Button>
  )),
  "button sizes": (["sm", "lg", "xl", "icon"] as const).map((size) => (
    <ButtonOfItsOwn key={size} size={size}>
      30
    </ButtonOfItsOwn>
  )),
  "disabled button": <Button disabled>Approve the run</Button>,
  "busy button": <Button busy>Sending 14 reminders</Button>,
  "button as a link": (
    <Button asChild variant="outline">
      <ExternalLink href="https://example.com/">See the log</ExternalLink>
    </Button>
  ),
  badges: badges.map((variant) => (
    <BadgeOfItsOwn key={variant} variant={variant} dot>
      Waits for Ines
    </BadgeOfItsOwn>
  )),
  card: (
    <Card>
      <Badge>Quotes</Badge>
    </Card>
  ),
  sheet: <Card variant="sheet">Invoice 2041 matches order 887.</Card>,
  "card as a link": (
    <Card interactive>
      <Heading level={3}>
        <CardLink href="#quotes">Quotes</CardLink>
      </Heading>
    </Card>
  ),
  "fold corner": (
    <Button className="group/fold" variant="outline">
      Quotes <FoldCorner />
    </Button>
  ),
  container: <Container size="sm">Supplier emails</Container>,
  "before and after": <BeforeAfter before="32 h" after="8 h" ratio={0.25} />,
  hundred: <Hundred />,
  rule: <Rule30 />,
  "section header": <SectionHeader title="What it does" lead="It answers leads and logs each answer." />,
  "crease hero": (
    <CreaseHero title="Hand over the first task">
      <Button>Start</Button>
    </CreaseHero>
  ),
  "closing block": (
    <ClosingBlock title="Request an agent">
      <Button size="xl" variant="ink">
        Contact us
      </Button>
    </ClosingBlock>
  ),
  bubbles: (
    <>
      <ChatBubble from="them" meta="09:12">
        <MessageText text="The quote for Pellwater is ready: https://example.com/quotes/2041" />
      </ChatBubble>
      <ChatBubble from="me">Send it.</ChatBubble>
    </>
  ),
  typing: <TypingIndicator label="The agent is typing" />,
  spinner: <Spinner />,
  logo: (
    <>
      <LogoMark />
      <Logo>Thirtyfold</Logo>
    </>
  ),
  "animated logo": <AnimatedLogo>Thirtyfold</AnimatedLogo>,
  "agent tile": (
    <AgentTile>
      <LogoMark tone="on-tang" />
    </AgentTile>
  ),
  ...parts,
  ...application,
  ...navigation,
  hidden: (
    <Card>
      <VisuallyHidden>Only read out</VisuallyHidden>
    </Card>
  ),
};

/** Inherited properties, the same in all hosts. */
const place: CSSProperties & Record<`--${string}`, string> = {
  boxSizing: "border-box",
  width: 900,
  font: "400 16px/1.5 var(--tf-font-sans)",
  color: "var(--tf-fg)",
  colorScheme: "dark",
  tabSize: 4,
  WebkitTapHighlightColor: "transparent",
  WebkitTextSizeAdjust: "100%",
};

/** Over the host's own content, without moving it. */
export function Samples() {
  return (
    <div style={{ position: "absolute", insetBlockStart: 0, insetInlineStart: 0 }}>
      {Object.entries(samples).map(([name, sample]) => (
        <div key={name} data-sample={name} style={place}>
          {sample}
        </div>
      ))}
    </div>
  );
}
