import { type Html, html } from "./html.ts";
import type { Company } from "./page.ts";

/** The next steps of a request, the same before and after it is sent. */
export function nextSteps({ hours }: Company): Html {
  return html`<section class="next" aria-labelledby="next"><h2 id="next">What happens next</h2>
<ol class="steps" role="list">
<li><div><strong>A person reads it</strong>${hours}. The answer comes by email.</div></li>
<li><div><strong>A free AI audit</strong>You bring one week of work. We mark what an agent can take, what it should not, and the cost.</div></li>
<li><div><strong>You decide</strong>You get a scoped plan, a price and a start date in writing before anything is built.</div></li>
</ol></section>`;
}
