/** The `<template>` of every page with the assistant's panel as React draws it at first. */
export const waitingPanelId = "assistant-waiting";

/** The tab keeps an unsent question under it (lib/drafts.ts). */
export const assistantDraft = "assistant";

/** The tab keeps the conversation under it. */
export const conversationKey = "assistant-conversation";
