// A rules page as markup: every paragraph can be pointed at by its number, every number that is cited
// leads to its paragraph, and headings make the list of contents. The text is our own Markdown.
import { Marked, type Tokens } from "marked";
import type { GameShown } from "../protocol.ts";

const CITED = /^([A-Z]{2})-\d+\b/;
const PARAGRAPH = /^\*\*([A-Z]{2}-\d+)\b/;

export interface Heading {
  id: string;
  text: string;
}

export interface RulesMarkup {
  html: string;
  headings: Heading[];
}

// Pages link to each other by file; the one that explains the marks is a section of every page here.
function hrefOf(href: string): string {
  const page = /^(?:\.\/)?([a-z-]+|README)\.md(#.*)?$/.exec(href);
  if (!page) return href;
  return page[1] === "README" ? "#marks" : `/rules/${page[1]}${page[2] ?? ""}`;
}

/** Turn a page of rules into markup; `games` are those that can be cited. */
export function rulesMarkup(text: string, games: readonly Pick<GameShown, "name" | "prefix">[]): RulesMarkup {
  const pages = new Map(games.map(({ name, prefix }) => [prefix, name]));
  const headings: Heading[] = [];
  const marked = new Marked({
    gfm: true,
    extensions: [
      {
        name: "cited",
        level: "inline",
        start: (source: string) => source.search(/\b[A-Z]{2}-\d/),
        tokenizer(source: string) {
          const found = CITED.exec(source);
          const game = pages.get(found?.[1] ?? "");
          return found && game ? { type: "cited", raw: found[0], game } : undefined;
        },
        renderer: (token) => `<a class="cited" href="/rules/${token.game}#${token.raw}">${token.raw}</a>`,
      },
    ],
    renderer: {
      heading(token: Tokens.Heading): string {
        if (token.depth === 1) return "";
        const id = `section-${headings.length + 1}`;
        const inner = this.parser.parseInline(token.tokens);
        if (token.depth === 2) headings.push({ id, text: token.text.replaceAll(/[*`_]/g, "") });
        return token.depth === 2 ? `<h2 id="${id}">${inner}</h2>` : `<h3>${inner}</h3>`;
      },
      listitem(item: Tokens.ListItem): string {
        const number = PARAGRAPH.exec(item.text)?.[1];
        const inner = this.parser.parse(item.tokens);
        return number ? `<li class="paragraph" id="${number}" data-paragraph="${number}">${inner}</li>` : `<li>${inner}</li>`;
      },
      link(token: Tokens.Link): string {
        return `<a href="${hrefOf(token.href)}">${this.parser.parseInline(token.tokens)}</a>`;
      },
      // An empty cell heads nothing.
      tablecell(cell: Tokens.TableCell): string {
        const tag = cell.header && cell.text ? "th" : "td";
        return `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`;
      },
      table(token: Tokens.Table): string {
        const row = (cells: Tokens.TableCell[]): string => `<tr>${cells.map((cell) => this.tablecell(cell)).join("")}</tr>`;
        const head = token.header.some((cell) => cell.text) ? row(token.header) : "";
        const body = token.rows.map(row).join("");
        return `<div class="wide" tabindex="0"><table>${head ? `<thead>${head}</thead>` : ""}<tbody>${body}</tbody></table></div>`;
      },
    },
  });
  // The first heading is the title, which the page sets itself.
  return { html: marked.parse(text, { async: false }), headings };
}
