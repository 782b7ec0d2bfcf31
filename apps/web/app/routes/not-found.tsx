export default function NotFound() {
  return <h1 className="text-display text-tang">Page Not Found</h1>;
}
