import { contactFaq, contactPage } from "@thirtyfold/content";
import { ContactPage } from "../features/contact/contact-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { breadcrumbs, faqPage } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";

export function meta() {
  const { title, description } = contactPage;
  const data = [faqPage(contactFaq), breadcrumbs({ name: title, path: paths.contact })];
  return pageMeta({ title, description, path: paths.contact, data });
}

export default function Contact() {
  return <ContactPage />;
}
