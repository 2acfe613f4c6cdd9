/** One shape of an icon as its package names it. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** What draws a shape; others say how it looks and need an element of their own. */
const DRAWN_BY: ReadonlySet<string> = new Set('d x y x1 y1 x2 y2 cx cy r rx ry width height points key'.split(' '));
const FIRST_POINT = /^([Mm])\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))(.*)$/s;

/** The markup of an icon's lines: one path, as lists hold more than a hundred icons of up to seven shapes. */
export function linesOf(shapes: readonly IconNode[]): string {
  const isPlain = ([, attributes]: IconNode) => Object.keys(attributes).every(name => DRAWN_BY.has(name));
  const line = shapes.filter(isPlain).map(pathOf).join('');
  const others = shapes.filter(shape => !isPlain(shape)).map(elementOf);
  return [line === '' ? '' : `<path d="${line}"/>`, ...others].join('');
}

function elementOf([tag, { key: _, ...attributes }]: IconNode): string {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${text.join('')}/>`;
}

function pathOf([tag, shape]: IconNode): string {
  const at = (name: string) => Number(shape[name] ?? 0);
  switch (tag) {
    case 'path':
      return fromThePage(shape.d ?? '');
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'rect':
      return rectangle(at('x'), at('y'), at('width'), at('height'), at('rx'));
    case 'polyline':
      return `M${shape.points}`;
    case 'polygon':
      return `M${shape.points}z`;
    default:
      throw new Error(`No path is known for a ${tag} of an icon.`);
  }
}

/** After another line a small m would count from that line's end. */
function fromThePage(line: string): string {
  const [, move, x, y, rest = ''] = FIRST_POINT.exec(line) ?? [];
  if (x === undefined) throw new Error(`A line of an icon begins nowhere: ${line}`);
  const goesOn = /^[\s,]*[-.\d]/.test(rest);
  return `M${x} ${y}${goesOn ? (move === 'm' ? 'l' : 'L') : ''}${rest.trimStart()}`;
}

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
  const [across, down] = [width - 2 * r, height - 2 * r];
  return [
    `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}`,
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`,
  ].join('');
}
