// Lines as a table tells them, numbered in order.
import type { Line } from "../frontend/src/protocol.ts";

export const heard = (...told: [name: string, data?: Line["data"]][]): Line[] => told.map(([name, data = {}], n) => ({ n, name, data }));
