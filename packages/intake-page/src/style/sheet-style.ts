/** The confirmation, a bone sheet with a folded corner, and the card of the page that has none to show. */
export const sheetStyle = `
.sheet{--corner:22px;position:relative;padding:clamp(24px,4vw,48px);background:var(--paper);color:var(--on-paper);
clip-path:polygon(0 0,calc(100% - var(--corner)) 0,100% var(--corner),100% 100%,0 100%)}
.sheet::before{content:"";position:absolute;top:0;right:0;width:var(--corner);height:var(--corner);background:linear-gradient(225deg,transparent 50%,var(--paper-line) 50%)}
.sheet p,.card p{max-width:38em}.sheet p{color:var(--on-paper-2)}.card p{color:var(--fg-2)}
.sheet dl{display:grid;gap:4px;margin-bottom:28px;padding-bottom:28px;border-bottom:1px solid var(--paper-line)}
.sheet dt{font-size:.9375rem;font-weight:600}
.reference{font-size:clamp(1.25rem,.2rem + 5.2vw,3.25rem);line-height:1.1;letter-spacing:-.02em;font-weight:600;font-variant-numeric:tabular-nums;user-select:all;text-wrap:balance}
.sheet p+p,.card p+p{margin-top:12px}.card .button{margin-top:28px}
.sheet .button{margin-top:28px;border-color:var(--on-paper)}.sheet .button:hover{border-color:var(--on-paper);background:color-mix(in oklch,var(--on-paper) 8%,transparent)}
.sheet a:not(.button){text-decoration-color:var(--on-paper-2)}
.sheet :focus-visible{outline-color:var(--on-paper)}
.sheet ::selection,.sheet::selection{background:var(--tang);color:var(--on-tang)}
@media print{.sheet{clip-path:none;border:1px solid #000;background:none}.sheet::before,.sheet .button{display:none}.sheet,.sheet p{color:#000}}
`.trim();
