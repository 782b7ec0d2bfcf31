/** The form: fields, groups of choices, errors and the button. */
export const formStyle = `
.panel{background:var(--surface);border:1px solid var(--line);border-radius:6px;padding:clamp(20px,3vw,36px)}
form{display:grid;grid-template-columns:minmax(0,1fr);gap:20px}
.pair{display:grid;grid-template-columns:minmax(0,1fr);gap:20px var(--gutter)}
.field{display:grid;grid-template-columns:minmax(0,1fr);gap:6px;align-content:start;min-width:0}
label,legend{font-size:.9375rem;line-height:1.4;font-weight:600;letter-spacing:-.006em}
.optional{font-weight:400;color:var(--fg-3)}
.help{font-size:.875rem;line-height:1.45;color:var(--fg-3)}
input,textarea,select,button{font:inherit;color:inherit;letter-spacing:inherit}
.box,.choices input{scroll-margin-block:4rem 3rem}
.box{width:100%;min-width:0;min-height:44px;padding:0 14px;border:1px solid var(--line-strong);border-radius:4px;background:var(--bg);color:var(--fg);font-size:1rem;transition:border-color .12s}
textarea.box{min-height:112px;max-height:300px;padding:11px 14px;line-height:1.5;resize:vertical;field-sizing:content;font-kerning:none}
select.box{appearance:none;padding-right:40px;text-overflow:ellipsis;
background:var(--bg) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%23abb8a9' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 7.5 5 5 5-5'/%3E%3C/svg%3E") no-repeat right 12px center}
.box::placeholder{color:var(--fg-3);opacity:1}
.box:hover{border-color:var(--fg-2)}
.box:focus-visible{outline:2px solid var(--focus);outline-offset:0;border-color:var(--focus);border-radius:4px}
.box[aria-invalid=true]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad),inset 0 0 0 5rem var(--filled,transparent)}
.live{margin-top:-6px}.error{display:flex;padding-top:6px;gap:6px;font-size:.875rem;line-height:1.45;color:var(--bad)}.error[hidden]{display:none}.error svg{margin-top:2px}
.alert{display:grid;grid-template-columns:20px 1fr;gap:4px 12px;padding:16px 20px;border-radius:4px;background:var(--bad-wash);box-shadow:inset 3px 0 0 var(--bad)}
.alert svg{color:var(--bad);margin-top:2px}.alert[hidden]{display:none}.alert h2{font-size:1rem}.alert p,.alert ul{grid-column:2;font-size:.9375rem;color:var(--fg-2)}
.alert li{padding-block:2px}.alert a{display:inline-block;padding-block:4px;color:var(--fg)}
.choices{display:flex;flex-wrap:wrap;gap:4px 20px;margin-top:6px}
.choices label{display:flex;align-items:center;gap:10px;min-height:44px;font-weight:400;cursor:pointer}
.choices input{appearance:none;width:20px;height:20px;margin:0;flex:none;display:grid;place-items:center;border:1px solid var(--line-strong);background:var(--bg);border-radius:2px;cursor:pointer}
.choices input:hover{border-color:var(--fg-2)}
.choices input[type=radio]{border-radius:50%}
.choices input:checked{background:var(--tang);border-color:var(--tang)}
.choices input:checked::before{content:"";width:11px;height:6px;border:solid var(--on-tang);border-width:0 0 2.5px 2.5px;transform:translateY(-1.5px) rotate(-45deg)}
.choices input[type=radio]:checked::before{width:8px;height:8px;border:0;border-radius:50%;background:var(--on-tang);transform:none}
.trap{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
.send{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;margin-top:4px;padding-top:24px;border-top:1px solid var(--line)}
.send .small{max-width:38em}
.button{display:inline-flex;align-items:center;justify-content:center;gap:10px;min-height:52px;padding:8px 24px;border:1px solid transparent;border-radius:4px;background:none;font-size:1rem;font-weight:600;line-height:1.3;text-align:center;text-decoration:none;cursor:pointer;transition:background .12s,border-color .12s,transform .12s}
.button.primary{background:var(--tang);color:var(--on-tang)}.button.primary:hover{background:var(--tang-hover)}
.button.outline{border-color:var(--line-strong)}.button.outline:hover{border-color:var(--fg);background:color-mix(in oklch,var(--fg) 6%,transparent)}
.button:active{transform:translateY(1px)}
.button svg{transition:transform .2s cubic-bezier(.2,.7,.2,1)}.button:hover svg{transform:translateX(3px)}
.button[aria-disabled=true],.button[aria-disabled=true]:hover{background:var(--surface-2);color:var(--fg-3);border-color:var(--line);cursor:not-allowed;transform:none}
@media (min-width:40rem){.pair{grid-template-columns:1fr 1fr}.send{grid-template-columns:auto minmax(0,1fr);align-items:center;gap:24px}}
@media (max-width:39.99rem){.button{width:100%}}
@media (forced-colors:active){.choices input:checked::before{forced-color-adjust:none;border-color:CanvasText}.choices input[type=radio]:checked::before{background:CanvasText}.alert,.panel,.button{border:1px solid}}
@media screen{.box:autofill{--filled:var(--surface-2);-webkit-text-fill-color:var(--fg)}.box:autofill:not([aria-invalid=true]){box-shadow:inset 0 0 0 5rem var(--filled)}}
@media print{.panel{border:0;padding:0;background:none}.box{color:#000;background:none;border-color:#000}.send{display:none}label,legend,.help{color:#000}}
`.trim();
