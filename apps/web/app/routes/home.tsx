export default function Home() {
  return <h1 className="text-hero">Deploy AI Agents, Not Just Software</h1>;
}
