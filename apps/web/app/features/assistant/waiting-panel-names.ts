/** The id of every page's `<template>` with the assistant's panel as React first renders it. */
export const waitingPanelId = "assistant-waiting";

/** The key under which the tab keeps an unsent question (lib/drafts.ts). */
export const assistantDraft = "assistant";

/** The key under which the tab keeps the conversation. */
export const conversationKey = "assistant-conversation";
