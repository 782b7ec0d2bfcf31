// No Vite or Next.js types declare style sheets here.
import "@thirtyfold/ui/styles.css";
import { Badge, Button, type ButtonProps, Card, ChatBubble, Container } from "@thirtyfold/ui";
import { Button as OfItsOwn } from "@thirtyfold/ui/button";
import { createRef } from "react";

const button = createRef<HTMLButtonElement>();
const div = createRef<HTMLDivElement>();
const props: ButtonProps = { variant: "ghost", size: "icon", "aria-label": "Close" };

export const right = (
  <Container ref={div} size="sm" data-anything="1">
    <Button ref={button} type="submit" onClick={(event) => event.currentTarget.form?.requestSubmit()} {...props} />
    <OfItsOwn ref={(element) => element?.focus()} busy className="wide" style={{ marginTop: 8 }} />
    <Badge title="Two of three" variant="success" />
    <Card variant="sheet" flush />
    <ChatBubble from="me" meta={<time>09:12</time>} />
  </Container>
);

export const wrong = [
  // @ts-expect-error There is no such variant.
  <Button key="variant" variant="gigantic" />,
  // @ts-expect-error There is no such size.
  <OfItsOwn key="size" size="gigantic" />,
  // @ts-expect-error The element is a button.
  <Button key="ref" ref={div} />,
  // @ts-expect-error A button has no address.
  <Button key="prop" href="/" />,
  // @ts-expect-error Whose message it is must be said.
  <ChatBubble key="from" />,
  // @ts-expect-error There is no such variant.
  <Badge key="badge" variant="primary" />,
  // @ts-expect-error There is no such size.
  <Container key="container" size="xl" />,
  // @ts-expect-error There is no such variant.
  <Card key="card" variant="paper" />,
];
