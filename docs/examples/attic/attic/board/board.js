// The board of the attic: its three lots as cards, and coins to press under the one that is being sold.
const LOTS = 3;
const PHASES = ["fetch", "seal", "over"];

function made(tag, className, text = "") {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}

function card(table, thing) {
  const { view, seats } = table;
  if (thing === undefined) return made("li", "lot unknown", "?");
  const owner = view.things.findIndex((things) => things.includes(thing));
  const lot = made("li", thing === view.thing ? "lot selling" : "lot");
  lot.append(made("strong", "", table.t("attic-thing", { id: thing })), made("span", "", seats[owner]?.name ?? ""));
  return lot;
}

// The coins stay the same buttons for as long as they can: whoever is about to press one keeps it.
function lay(row, table) {
  const { least = 0, most = -1 } = table.legal.amounts.find(({ verb }) => verb === "bid") ?? {};
  const sums = Array.from({ length: most - least + 1 }, (_, n) => least + n);
  while (row.children.length > sums.length) row.lastChild.remove();
  sums.forEach((sum, n) => {
    const coin = row.children[n] ?? row.appendChild(made("button", "button small"));
    coin.textContent = sum;
    coin.ariaLabel = table.money(sum);
    table.acts(coin, { bid: sum });
  });
}

export function mount(element, first) {
  const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("board.css", import.meta.url) });
  const attic = made("div", "attic");
  const [stage, lots, row] = [made("p", "stage"), made("ul", "lots"), made("div", "coins")];
  attic.append(stage, lots, row);
  element.append(style, attic);

  function update(table) {
    const { lot, phase, fetched, thing } = table.view;
    // What is being sold comes last of what was fetched.
    const known = [...fetched].sort((one, other) => (one === thing) - (other === thing));
    stage.textContent = table.t("attic-stage", { lot, phase: PHASES.indexOf(phase) });
    lots.replaceChildren(...Array.from({ length: LOTS }, (_, n) => card(table, known[n])));
    lay(row, table);
  }

  update(first);
  return { update, destroy: () => element.replaceChildren() };
}
