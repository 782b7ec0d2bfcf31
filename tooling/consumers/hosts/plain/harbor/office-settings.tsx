import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { Card } from "@thirtyfold/ui/card";
import { Combobox } from "@thirtyfold/ui/combobox";
import { DatePicker } from "@thirtyfold/ui/date-picker";
import { Field } from "@thirtyfold/ui/field";
import { Heading } from "@thirtyfold/ui/heading";
import { RadioGroup, RadioGroupItem } from "@thirtyfold/ui/radio-group";
import { Grid, Stack } from "@thirtyfold/ui/stack";
import { Switch } from "@thirtyfold/ui/switch";
import { TimeField } from "@thirtyfold/ui/time-field";
import { useToast } from "@thirtyfold/ui/toast";
import { useState } from "react";

const zones = Intl.supportedValuesOf("timeZone").map((value) => ({ value, label: value.replaceAll("_", " ") }));

/** The office's opening hours, and what it accepts. */
export function OfficeSettings() {
  const { toast } = useToast();
  const [timeZone, setTimeZone] = useState("Europe/Oslo");
  const [online, setOnline] = useState(true);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toast({ variant: "success", title: "Settings saved" });
      }}
    >
      <Stack gap="lg" style={{ paddingTop: "1.5rem" }}>
        <Card>
          <Stack>
            <Heading level={2} size="h4">
              Hours
            </Heading>
            <Grid columnWidth={16}>
              <Field label="Opens at">
                <TimeField name="opens" defaultValue="07:00" timeZone={timeZone} />
              </Field>
              <Field label="Closes at">
                <TimeField name="closes" defaultValue="19:30" timeZone={timeZone} />
              </Field>
              <Field label="Time zone">
                <Combobox options={zones} value={timeZone} onValueChange={(zone) => setTimeZone(zone || timeZone)} />
              </Field>
              <Field label="Winter hours begin" help="Bookings after it end at 16:00.">
                <DatePicker name="winter" defaultValue="2026-12-01" locale="en-GB" />
              </Field>
            </Grid>
          </Stack>
        </Card>
        <Card>
          <Stack>
            <Heading level={2} size="h4">
              Bookings
            </Heading>
            <Switch checked={online} onCheckedChange={setOnline}>
              Vessels book online
            </Switch>
            {!online && (
              <Callout variant="warning" title="Nobody can book online">
                Bookings come by radio and telephone alone.
              </Callout>
            )}
            <RadioGroup legend="Harbor fee" name="fee" defaultValue="length" orientation="horizontal">
              <RadioGroupItem value="length">By length</RadioGroupItem>
              <RadioGroupItem value="day">By day</RadioGroupItem>
            </RadioGroup>
          </Stack>
        </Card>
        <Button type="submit" style={{ alignSelf: "start" }}>
          Save settings
        </Button>
      </Stack>
    </form>
  );
}
