import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  Badge,
  Button,
  ButtonArrow,
  Callout,
  Container,
  DescriptionItem,
  DescriptionList,
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
  Heading,
  Stack,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  Text,
  Tooltip,
} from "@thirtyfold/ui";
import { OfficeSettings } from "./office-settings.tsx";

/**
 * The page of a harbor's office. A server component where the framework has them: only the components it contains run
 * in the browser.
 */
export function OfficePage({ now }: { now: string }) {
  return (
    <Container asChild>
      <main>
        <Stack gap="lg">
          <Heading level={1}>Harbor office</Heading>
          <Text>Berths, tides and tonight’s watch. Written by the server at {now}.</Text>
          <Stack direction="row" gap="sm" align="center">
            <Badge variant="success">Open</Badge>
            <Badge variant="outline" asChild>
              <a href="#berths">12 berths</a>
            </Badge>
            <Tooltip content="Since 06:00">
              <Button variant="link" size="sm">
                Log
              </Button>
            </Tooltip>
          </Stack>
          <Callout title="Gale warning" variant="warning">
            Moor with two lines until Thursday.
          </Callout>
          <Watch />
          <OfficeSettings />
          <HandOver />
        </Stack>
      </main>
    </Container>
  );
}

function Watch() {
  return (
    <Tabs defaultValue="night">
      <TabsList aria-label="Watch">
        <TabsTrigger value="day">Day</TabsTrigger>
        <TabsTrigger value="night">Night</TabsTrigger>
      </TabsList>
      <TabsContent value="day">Ines Kallio has the day.</TabsContent>
      <TabsContent value="night">
        <DescriptionList id="berths">
          <DescriptionItem term="On watch">Tomas Verhale</DescriptionItem>
          <DescriptionItem term="Until">06:00</DescriptionItem>
        </DescriptionList>
        <Accordion type="single">
          <AccordionItem value="alarm">
            <AccordionTrigger>In an alarm</AccordionTrigger>
            <AccordionContent>Call the lock first, then the office.</AccordionContent>
          </AccordionItem>
        </Accordion>
      </TabsContent>
    </Tabs>
  );
}

function HandOver() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>
          Hand over the watch <ButtonArrow />
        </Button>
      </DialogTrigger>
      <DialogContent size="sm">
        <DialogTitle>Hand over to Ines Kallio?</DialogTitle>
        <DialogDescription>She is told at once, and has the watch until 14:00.</DialogDescription>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="outline">Not yet</Button>
          </DialogClose>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
