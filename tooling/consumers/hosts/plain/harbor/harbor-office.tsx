import { Badge } from "@thirtyfold/ui/badge";
import { Container } from "@thirtyfold/ui/container";
import { Heading } from "@thirtyfold/ui/heading";
import { SegmentedControl } from "@thirtyfold/ui/segmented-control";
import { Stack } from "@thirtyfold/ui/stack";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@thirtyfold/ui/tabs";
import { ToastProvider } from "@thirtyfold/ui/toast";
import { useState } from "react";
import type { Booking } from "./booking.ts";
import { BookingsTable } from "./bookings-table.tsx";
import { OfficeSettings } from "./office-settings.tsx";

const themes = [
  { value: "dark", label: "Dark" },
  { value: "light", label: "Light" },
];

const firstBookings: Booking[] = [
  { vessel: "Marguerite", berth: "n4", day: "2026-12-02", time: "04:10", length: 48, fee: "paid" },
  { vessel: "Second Wind", berth: "s1", day: "2026-11-29", time: "16:30", length: 12, fee: "open" },
  { vessel: "Halldora", berth: "n2", day: "2026-12-11", time: "09:00", length: 96, fee: "open" },
  { vessel: "Pilot 7", berth: "s3", day: "2026-11-30", time: "22:45", length: 18, fee: "paid" },
];

/** A third-party screen: who comes into the harbor, and how its office works. */
export function HarborOffice() {
  const [bookings, setBookings] = useState(firstBookings);
  return (
    <ToastProvider>
      <Container size="sm" asChild>
        <main style={{ paddingBlock: "2rem 4rem" }}>
          <Stack gap="lg">
            <Stack direction="row" justify="between" align="center">
              <Heading level={1} size="app-h1">
                Harbor office
              </Heading>
              <SegmentedControl
                label="Theme"
                options={themes}
                onValueChange={(theme) => {
                  document.documentElement.dataset["theme"] = theme;
                }}
              />
            </Stack>
            <Tabs defaultValue="bookings">
              <TabsList aria-label="Parts of the office">
                <TabsTrigger value="bookings">
                  Bookings <Badge variant="secondary">{bookings.length}</Badge>
                </TabsTrigger>
                <TabsTrigger value="settings">Settings</TabsTrigger>
              </TabsList>
              <TabsContent value="bookings">
                <BookingsTable bookings={bookings} change={setBookings} />
              </TabsContent>
              <TabsContent value="settings">
                <OfficeSettings />
              </TabsContent>
            </Tabs>
          </Stack>
        </main>
      </Container>
    </ToastProvider>
  );
}
