import { Badge, Button, Card, ChatBubble } from "@thirtyfold/ui";

/** Host overrides: a class on the root element, or a theme for a part of the page. */
export function Overrides() {
  return (
    <div id="overrides">
      <Button className="wide" id="classed">
        Approve the run
      </Button>
      <Button id="styled" style={{ background: "rgb(1, 2, 3)", marginTop: 8 }}>
        Approve the run
      </Button>
      <Button id="default">Approve the run</Button>
      <Card className="wide" id="card">
        <p className="flex relative" id="inside">
          A paragraph <Badge>12</Badge>
        </p>
      </Card>
      {(["dark", "light", "system"] as const).map((theme) => (
        <div key={theme} data-theme={theme} id={theme}>
          <Button>Approve the run</Button>
          <ChatBubble from="me">Send it.</ChatBubble>
        </div>
      ))}
    </div>
  );
}
