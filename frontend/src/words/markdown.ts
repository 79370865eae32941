// The rules pages are Markdown of our own; nothing a person typed ever comes here.
import { marked } from "marked";

export const inline = (text: string): string => marked.parse(text, { async: false, gfm: true });
