import { agentsPage, voiceTones } from "@thirtyfold/content";
import { Badge, ChatBubble, Container } from "@thirtyfold/ui";

const { badge, lead, asked, question } = agentsPage.voice;

/** A planned feature, one answer in three tones; dashed because it does not exist yet. */
export function VoiceLayer() {
  return (
    <section aria-labelledby="voice" className="py-section">
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <div className="col-span-10 wide:col-span-3">
            <h2
              id="voice"
              className="max-w-[10em] text-h2 text-balance wide:text-[clamp(1.875rem,1.1rem+1.6vw,2.5rem)]"
            >
              {voiceTones.title}
            </h2>
            <p className="mt-4 max-w-[27em] text-pretty text-fg-2">{lead}</p>
          </div>
          <div className="col-span-10 mt-9 rounded-md border border-dashed border-line-strong wide:col-span-7 wide:mt-0">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-dashed border-line-strong px-5 py-4 md:px-6">
              <p className="text-ui">
                <span className="text-fg-3">{asked}</span> <span className="font-semibold">{question}</span>
              </p>
              <Badge variant="outline" dot>
                {badge}
              </Badge>
            </div>
            <dl className="divide-y divide-line px-5 md:px-6">
              {voiceTones.tones.map(({ name, sample }) => (
                <div key={name} className="py-5 md:grid md:grid-cols-[9.375rem_1fr] md:items-center md:gap-x-gutter">
                  <dt className="mb-2.5 text-h4 font-heading md:mb-0">{name}</dt>
                  <dd>
                    <ChatBubble from="them">{sample}</ChatBubble>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Container>
    </section>
  );
}
