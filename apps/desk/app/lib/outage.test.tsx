import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { counts, first, second, whole } from "../testing/conversations.ts";
import { fakeTime } from "../testing/fake-time.ts";
import { openInbox } from "../testing/inbox.ts";
import { answerCall, onlyPage } from "../testing/people.ts";

it("polls an unreachable server less and less often, once each time, and at the usual rate once it is back", async () => {
  fakeTime();
  const { socket } = await openInbox(`/inbox#${first.roomId}`);
  await screen.findByRole("log");
  let asked = 0;
  answerCall("GET /api/desk/conversations", () => {
    asked += 1;
    return HttpResponse.error();
  });
  for (const call of ["GET /api/desk/conversations/:roomId", "GET /api/desk/counts"])
    answerCall(call, () => HttpResponse.error());
  socket.cut();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(asked).toBeLessThanOrEqual(3);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked).toBeLessThanOrEqual(3 + 2 + 10);
  expect(await screen.findByText("The server can't be reached. What is written is kept.")).toBeVisible();

  answerCall("GET /api/desk/conversations", () => {
    asked += 1;
    return onlyPage([first, second]);
  });
  answerCall("GET /api/desk/conversations/:roomId", () => HttpResponse.json(whole(first)));
  answerCall("GET /api/desk/counts", () => HttpResponse.json({ conversations: counts, newLeads: 0 }));
  await vi.advanceTimersByTimeAsync(60_000);
  await waitFor(() => expect(screen.queryByText(/can't be reached/)).toBeNull());
  asked = 0;
  await vi.advanceTimersByTimeAsync(24_500);
  expect(asked).toBeGreaterThanOrEqual(2);
});
