export type Booking = {
  vessel: string;
  berth: string;
  /** `2026-12-02` */
  day: string;
  /** `04:10` */
  time: string;
  /** In meters. */
  length: number;
  fee: "open" | "paid";
};

export const berths = [
  { value: "n2", label: "North 2", description: "Up to 120 m" },
  { value: "n4", label: "North 4", description: "Up to 60 m" },
  { value: "s1", label: "South 1", description: "Up to 20 m" },
  { value: "s3", label: "South 3", description: "Up to 20 m" },
];
