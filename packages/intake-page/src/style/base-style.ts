/** The tokens these pages need, the frame and the type. Values are those of the design system's dark theme. */
export const baseStyle = `
:root{color-scheme:dark;--bg:oklch(.222 .033 168);--bg-sunken:oklch(.188 .029 169);--surface:oklch(.252 .034 167);
--surface-2:oklch(.287 .035 166);--surface-3:oklch(.335 .036 165);--line:oklch(.348 .033 165);--line-strong:oklch(.6 .036 160);
--fg:oklch(.955 .013 100);--fg-2:oklch(.815 .018 125);--fg-3:oklch(.725 .024 145);
--tang:oklch(.8 .14 64);--tang-hover:oklch(.845 .112 68);--on-tang:oklch(.2 .03 60);
--paper:oklch(.955 .013 95);--paper-line:oklch(.85 .018 100);--on-paper:oklch(.235 .03 172);--on-paper-2:oklch(.4 .028 168);
--bad:oklch(.745 .145 22);--bad-wash:oklch(.27 .06 20);--focus:oklch(.87 .075 215);
--gutter:24px;--pad:clamp(20px,4vw,48px);--fold:calc(30% + var(--gutter)*.3)}
@font-face{font-family:"Thirtyfold Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:105.4%;ascent-override:92.6%;descent-override:24.5%;line-gap-override:0%}
@font-face{font-family:"Thirtyfold Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600 700;size-adjust:101.2%;ascent-override:96.4%;descent-override:25.5%;line-gap-override:0%}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;background:var(--bg-sunken)}
body{margin:0;overflow-wrap:break-word;min-height:100vh;display:flex;flex-direction:column;background:var(--bg);color:var(--fg);
font:400 1rem/1.6 "Schibsted Grotesk Variable","Schibsted Grotesk Latin","Thirtyfold Fallback",ui-sans-serif,system-ui,sans-serif;
-webkit-font-smoothing:antialiased;font-synthesis:none}
h1,h2,p,ol,ul,dl,dd,fieldset,legend{margin:0;padding:0}
ol,ul{list-style:none}fieldset{border:0;min-width:0}
h1,h2{font-weight:640;text-wrap:balance}p,li{text-wrap:pretty}
a{color:inherit;text-decoration-color:var(--line-strong);text-underline-offset:4px;text-decoration-thickness:1px}
a:hover{text-decoration-color:var(--tang)}
svg{display:block;flex:none}
::selection{background:var(--tang);color:var(--on-tang)}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px;border-radius:2px}
.frame{width:100%;max-width:calc(1280px + 2*var(--pad));margin-inline:auto;padding-inline:var(--pad)}
.skip{position:absolute;left:var(--pad);top:8px;z-index:1;padding:10px 16px;background:var(--fg);color:var(--bg);border-radius:4px;font-weight:600;text-decoration:none}
.skip:not(:focus){clip-path:inset(50%);width:1px;height:1px;padding:0;overflow:hidden;white-space:nowrap}
.top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 16px;min-height:72px}
.brand{display:inline-flex;align-items:center;gap:10px;min-height:44px;font-weight:680;font-size:1.1875rem;letter-spacing:-.03em;text-decoration:none}
.back{display:inline-flex;align-items:center;gap:8px;min-height:44px;font-size:.9375rem;font-weight:500;color:var(--fg-2);text-decoration:none}
.back:hover{color:var(--fg)}.back svg{transition:transform .2s cubic-bezier(.2,.7,.2,1)}.back:hover svg{transform:translateX(-3px)}
main{flex:1;padding-block:clamp(28px,3vw,44px) clamp(64px,8vw,128px)}
h1{font-size:min(clamp(2.5rem,1.2rem + 5vw,5.75rem),14vw);line-height:.99;letter-spacing:-.04em;word-spacing:.04em}
h2{font-size:1.0625rem;line-height:1.35;letter-spacing:-.008em}
.lead{font-size:clamp(1.0625rem,1rem + .35vw,1.3125rem);line-height:1.5;letter-spacing:-.006em;color:var(--fg-2);max-width:27em}
.small{font-size:.875rem;line-height:1.5;color:var(--fg-3)}
.rule{height:1px;margin-block:clamp(28px,3vw,40px);background:linear-gradient(90deg,var(--tang) var(--fold),var(--line) var(--fold))}
.split{display:grid;grid-template-columns:minmax(0,1fr);gap:28px var(--gutter)}
.next{padding-top:20px}
.steps{counter-reset:step;display:grid;margin-top:12px}
.steps li{counter-increment:step;display:grid;grid-template-columns:minmax(28px,auto) minmax(0,1fr);padding-block:14px;border-top:1px solid var(--line);font-size:.9375rem;line-height:1.5;color:var(--fg-2)}
.steps li::before{content:counter(step);color:var(--fg-3);font-weight:600;font-variant-numeric:tabular-nums}
.steps div{max-width:38em}
.steps strong{display:block;font-weight:600;color:var(--fg)}
.bottom{background:var(--bg-sunken);border-top:1px solid var(--line);padding-block:36px 40px}
.hundred{height:10px;margin-bottom:24px;background:linear-gradient(90deg,var(--tang) 30%,var(--surface-3) 0);
-webkit-mask:repeating-linear-gradient(90deg,#000 0 calc(1% - 2px),#0000 0 1%);mask:repeating-linear-gradient(90deg,#000 0 calc(1% - 2px),#0000 0 1%)}
.contact{display:flex;flex-wrap:wrap;gap:4px 28px;font-size:.9375rem;color:var(--fg-2)}
.contact a{padding-block:4px;overflow-wrap:anywhere}.contact span{display:inline-flex;align-items:center}
@media (min-width:68.75rem){.split{grid-template:auto 1fr/repeat(10,minmax(0,1fr));row-gap:36px}.split>*{grid-column:1/4}.split>.panel,.split>.sheet{grid-area:1/4/span 2/11}.next{padding-top:0}.next:nth-child(2){grid-row:1}}
@media (max-width:47.99rem){.top{min-height:60px}.hundred{-webkit-mask:repeating-linear-gradient(90deg,#000 0 calc(1% - 1px),#0000 0 1%);mask:repeating-linear-gradient(90deg,#000 0 calc(1% - 1px),#0000 0 1%)}}
@media (prefers-reduced-motion:reduce){*,::before,::after{transition:none!important;animation:none!important}}
@media (forced-colors:active){.rule,.hundred{forced-color-adjust:none}}
@media print{.split{display:block}.split>*+*{margin-top:28px}h2{break-after:avoid}:root{color-scheme:light}html,body,.bottom{background:#fff;color:#000}.top .back,.skip,.hundred{display:none}.lead,.small,.steps li,.steps strong,.steps li::before,.contact{color:#000}}
`.trim();
