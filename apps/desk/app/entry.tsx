import "./app.css";
import "virtual:font.css";
import { allowTranslation } from "@thirtyfold/ui/translated-page";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Root } from "./root.tsx";

const place = document.getElementById("root");
if (!place) throw new Error("index.html has no place for the desk.");
allowTranslation();
createRoot(place).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);
