import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@thirtyfold/ui/accordion";
import { Avatar } from "@thirtyfold/ui/avatar";
import { Checkbox, CheckboxGroup } from "@thirtyfold/ui/checkbox";
import { EmptyState } from "@thirtyfold/ui/empty-state";
import { Field } from "@thirtyfold/ui/field";
import { FileInput } from "@thirtyfold/ui/file-input";
import { Heading } from "@thirtyfold/ui/heading";
import { Input } from "@thirtyfold/ui/input";
import { Link } from "@thirtyfold/ui/link";
import { NativeSelect } from "@thirtyfold/ui/native-select";
import { Progress } from "@thirtyfold/ui/progress";
import { RadioGroup, RadioGroupItem } from "@thirtyfold/ui/radio-group";
import { Select, SelectItem } from "@thirtyfold/ui/select";
import { Skeleton, SkeletonGroup } from "@thirtyfold/ui/skeleton";
import { StatusBadge } from "@thirtyfold/ui/status-badge";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@thirtyfold/ui/tabs";
import { Text } from "@thirtyfold/ui/text";
import { Textarea } from "@thirtyfold/ui/textarea";
import type { ReactNode } from "react";

const tones = [
  { value: "plain", label: "Plain" },
  { value: "warm", label: "Warm", disabled: true },
];

/** Components made of others or of native controls, each from its own subpath. */
export const parts: Readonly<Record<string, ReactNode>> = {
  headings: ([1, 2, 3, 4] as const).map((level) => (
    <Heading key={level} level={level}>
      One task at a time
    </Heading>
  )),
  text: (["lead", "body", "ui", "small", "figure"] as const).map((size) => (
    <Text key={size} size={size}>
      Every action is written to a log. <Link href="#log">Read it</Link>
    </Text>
  )),
  field: (
    <Field label="Work email" help="For the answer only." error="This address has no domain." optional>
      <Input type="email" placeholder="ines@pellwater.example" />
    </Field>
  ),
  inputs: (
    <>
      {(["text", "search", "number", "date", "password"] as const).map((type) => (
        <Input key={type} type={type} aria-label={type} />
      ))}
      <Input aria-label="Off" disabled defaultValue="Pellwater" />
    </>
  ),
  textarea: <Textarea aria-label="Note" placeholder="What takes longest" />,
  select: <Select aria-label="Tone" options={tones} placeholder="Choose a tone" />,
  "select of own items": (
    <Select aria-label="Channel" defaultValue="mail">
      <SelectItem value="mail">Email</SelectItem>
    </Select>
  ),
  "native select": (
    <NativeSelect aria-label="Hours" placeholder="Choose the hours">
      <option value="office">Office hours</option>
    </NativeSelect>
  ),
  checkboxes: (
    <CheckboxGroup legend="Channels" help="Two at most.">
      <Checkbox defaultChecked>Email</Checkbox>
      <Checkbox disabled>Phone</Checkbox>
    </CheckboxGroup>
  ),
  radios: (
    <RadioGroup legend="First agent" defaultValue="30">
      <RadioGroupItem value="30">In 30 days</RadioGroupItem>
      <RadioGroupItem value="60">In 60 days</RadioGroupItem>
    </RadioGroup>
  ),
  "file input": (
    <Field label="Resume">
      <FileInput />
    </Field>
  ),
  tabs: (
    <Tabs defaultValue="trigger">
      <TabsList aria-label="Run">
        <TabsTrigger value="trigger">Trigger</TabsTrigger>
        <TabsTrigger value="output">Output</TabsTrigger>
      </TabsList>
      <TabsContent value="trigger">A lead writes at 23:40.</TabsContent>
      <TabsContent value="output">An answer at 23:44.</TabsContent>
    </Tabs>
  ),
  accordion: (
    <Accordion defaultValue="time">
      <AccordionItem value="time">
        <AccordionTrigger>How long does it take?</AccordionTrigger>
        <AccordionContent>Thirty days.</AccordionContent>
      </AccordionItem>
      <AccordionItem value="people">
        <AccordionTrigger>Who approves?</AccordionTrigger>
        <AccordionContent>Your team.</AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
  avatars: (
    <>
      <Avatar name="Ines Kallio" />
      <Avatar name="Tomas Verhale" size="lg" />
    </>
  ),
  progress: (
    <>
      <Progress label="Setup" value={40} />
      <Progress label="Read so far" variant="line" value={40} />
    </>
  ),
  skeleton: (
    <SkeletonGroup>
      <Skeleton lines={2} />
    </SkeletonGroup>
  ),
  status: (["connected", "connecting", "disconnected"] as const).map((status) => (
    <StatusBadge key={status} status={status} />
  )),
  "empty state": <EmptyState title="No runs yet">Runs appear here as soon as an agent works.</EmptyState>,
};
