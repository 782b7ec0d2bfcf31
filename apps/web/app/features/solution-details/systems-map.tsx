import { systemsMap } from "@thirtyfold/content";
import { Card } from "@thirtyfold/ui";
import { PanelHeader } from "./panel-header.tsx";
import { RequestLane } from "./request-lane.tsx";

const { title, subject, status, columns, layers, requests } = systemsMap;

/** An agent's requests on their way to the systems, through the layers that belong to the customer. */
export function SystemsMap() {
  return (
    <Card flush className="overflow-hidden">
      <PanelHeader title={title} subject={subject} status={status} />
      {/* Each checkpoint below says its layer by itself. */}
      <div
        aria-hidden
        className="hidden grid-cols-[minmax(0,1.25fr)_minmax(0,3fr)_minmax(0,1.2fr)] text-small text-fg-3 md:grid"
      >
        <span className="px-5 py-3">{columns.request}</span>
        <span className="grid grid-cols-3 text-center font-heading text-fg">
          {Object.values(layers).map((layer) => (
            <span key={layer} className="border-l border-line bg-surface-2 py-3 last:border-r">
              {layer}
            </span>
          ))}
        </span>
        <span className="px-5 py-3">{columns.system}</span>
      </div>
      <ul>
        {requests.map((request) => (
          <RequestLane key={request.request} request={request} />
        ))}
      </ul>
    </Card>
  );
}
