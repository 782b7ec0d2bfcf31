import type { RoleSheet as Sheet } from "@thirtyfold/content";
import { AgentTile, Card } from "@thirtyfold/ui";
import MessageCircleReply from "lucide-react/icons/message-circle-reply";

/** An agent's job description, on paper. */
export function RoleSheet({ sheet }: { sheet: Sheet }) {
  return (
    <Card variant="sheet" flush className="w-full max-w-[400px] px-[18px] pt-5 sm:px-[22px] pb-4">
      <div className="mb-3.5 flex items-center gap-3 leading-[1.35]">
        <AgentTile>
          <MessageCircleReply strokeWidth={1.75} />
        </AgentTile>
        <div>
          <p className="font-bold">{sheet.agent}</p>
          <p className="text-small leading-[1.35] text-on-paper-2">{sheet.reportsTo}</p>
        </div>
      </div>
      <dl>
        {sheet.terms.map(([term, value]) => (
          <div
            key={term}
            className="flex justify-between gap-x-3 max-slim:flex-wrap border-t border-paper-line py-2 text-small"
          >
            <dt className="whitespace-nowrap text-on-paper-2">{term}</dt>
            <dd className="text-flush font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
