import type { CreateDevServerArgs } from "gatsby";
import { movedAddresses } from "../content/moved";
import { readContent } from "../content/read-content";
import { contentFolder } from "../desk/folders";
import { lastVerdict } from "../desk/desk";
import { type News, NEWS_ADDRESS } from "../desk/news";

interface Request {
  path: string;
  query: Record<string, unknown>;
}
interface Response {
  set(name: string, value: string): Response;
  json(value: unknown): void;
  redirect(status: number, address: string): void;
}

/** Answers the overlay's question in `npm run develop` (issue "The writer's desk"). */
export function onCreateDevServer({ app, getNode }: CreateDevServerArgs) {
  app.get(NEWS_ADDRESS, (request: Request, response: Response) => {
    const { problems, heldBack } = lastVerdict();
    const news: News = { problems, heldBack, isPage: Boolean(getNode(`SitePage ${String(request.query["page"])}`)) };
    response.set("Cache-Control", "no-store").json(news);
  });
  // A former address leads to its page here too, for as long as the browser does not remember it.
  app.use((request: Request, response: Response, next: () => void) => {
    const asked = request.path.replace(/(.)\/$/, "$1");
    if (!/^\/[^/.]+(\/[^/.]+)*$/.test(asked)) return next();
    const moved = movedAddresses(readContent(contentFolder(process.cwd()))).find(({ from }) => from === asked);
    if (moved) response.redirect(302, moved.to);
    else next();
  });
}
