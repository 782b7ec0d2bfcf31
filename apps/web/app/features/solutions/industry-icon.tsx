import type { IndustryIcon as IconName } from "@thirtyfold/content";
import Banknote from "lucide-react/icons/banknote";
import Calculator from "lucide-react/icons/calculator";
import ConciergeBell from "lucide-react/icons/concierge-bell";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Headset from "lucide-react/icons/headset";
import HeartPulse from "lucide-react/icons/heart-pulse";
import KeyRound from "lucide-react/icons/key-round";
import Landmark from "lucide-react/icons/landmark";
import RadioTower from "lucide-react/icons/radio-tower";
import Scale from "lucide-react/icons/scale";
import Store from "lucide-react/icons/store";
import TrendingUp from "lucide-react/icons/trending-up";
import Truck from "lucide-react/icons/truck";
import Umbrella from "lucide-react/icons/umbrella";
import UsersRound from "lucide-react/icons/users-round";
import Wrench from "lucide-react/icons/wrench";
import Zap from "lucide-react/icons/zap";
import type { ReactElement } from "react";

const look = { "aria-hidden": true, size: 16, strokeWidth: 1.75, className: "flex-none" } as const;

const icons = {
  banknote: <Banknote {...look} />,
  calculator: <Calculator {...look} />,
  "concierge-bell": <ConciergeBell {...look} />,
  "graduation-cap": <GraduationCap {...look} />,
  headset: <Headset {...look} />,
  "heart-pulse": <HeartPulse {...look} />,
  "key-round": <KeyRound {...look} />,
  landmark: <Landmark {...look} />,
  "radio-tower": <RadioTower {...look} />,
  scale: <Scale {...look} />,
  store: <Store {...look} />,
  "trending-up": <TrendingUp {...look} />,
  truck: <Truck {...look} />,
  umbrella: <Umbrella {...look} />,
  "users-round": <UsersRound {...look} />,
  wrench: <Wrench {...look} />,
  zap: <Zap {...look} />,
} satisfies Record<IconName, ReactElement>;

const byName: ReadonlyMap<string, ReactElement> = new Map(Object.entries(icons));

/** A use case's icon by name; nothing for an unknown name. Only the fallback list uses it. */
export function IndustryIcon({ name }: { name: string }) {
  return byName.get(name);
}
