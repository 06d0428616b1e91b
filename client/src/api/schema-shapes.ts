/*
 * The part of a zod schema that parsing an answer needs: its shape. The build replaces zod with this module wherever
 * the panel only parses answers (`client/build/readers-need-no-zod.ts`). Code that checks input before it is sent
 * still uses zod, under `#checked/…`.
 */

type Def = { readonly type: string } & Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Shape>>;

/** Registry of metadata per schema. A schema derived by a check keeps the metadata of its parent. */
class Registry {
  readonly #entries = new WeakMap<Shape, object>();

  add(schema: Shape, meta: object): this {
    this.#entries.set(schema, meta);
    return this;
  }

  has(schema: Shape): boolean {
    return this.#entries.has(schema);
  }

  get(schema: Shape): object | undefined {
    const { parent } = schema._zod;
    if (!parent) return this.#entries.get(schema);
    const meta = { ...this.get(parent), ...this.#entries.get(schema) };
    return Object.keys(meta).length > 0 ? meta : undefined;
  }
}

class Shape {
  readonly _zod: { readonly def: Def; readonly parent: Shape | undefined };

  constructor(def: Def, parent?: Shape) {
    this._zod = { def, parent };
  }

  /**
   * A check such as `min` does not change how an answer is parsed, so it returns a shape with the same definition.
   */
  readonly #checked = () => new Shape(this._zod.def, this);
  readonly min = this.#checked;
  readonly max = this.#checked;
  readonly length = this.#checked;
  readonly int = this.#checked;
  readonly positive = this.#checked;
  readonly regex = this.#checked;
  readonly trim = this.#checked;
  readonly toLowerCase = this.#checked;
  readonly normalize = this.#checked;
  readonly overwrite = this.#checked;
  readonly refine = this.#checked;
  readonly superRefine = this.#checked;
  readonly check = this.#checked;
  readonly brand = (): this => this;

  readonly #around = (type: string) => () => new Shape({ type, innerType: this });
  readonly nullable = this.#around('nullable');
  readonly optional = this.#around('optional');
  readonly default = this.#around('default');
  readonly catch = this.#around('catch');
  readonly nullish = (): Shape => this.nullable().optional();
  readonly array = (): Shape => list(this);
  readonly transform = (): Shape => new Shape({ type: 'pipe', in: this });
  readonly pipe = this.transform;

  register(registry: Registry, meta: object): this {
    registry.add(this, meta);
    return this;
  }

  get shape(): Fields {
    return this._zod.def.shape as Fields;
  }

  get options(): unknown {
    return this._zod.def.type === 'enum' ? Object.values(this._zod.def.entries as object) : this._zod.def.options;
  }

  extend(more: Fields): Shape {
    return object({ ...this.shape, ...more });
  }

  pick(mask: object): Shape {
    return object(Object.fromEntries(Object.entries(this.shape).filter(([name]) => name in mask)));
  }

  omit(mask: object): Shape {
    return object(Object.fromEntries(Object.entries(this.shape).filter(([name]) => !(name in mask))));
  }

  partial(): Shape {
    return object(Object.fromEntries(Object.entries(this.shape).map(([name, field]) => [name, field.optional()])));
  }

  safeParse(): never {
    throw new Error('a schema under #contracts only says how answers are read; what checks is under #checked');
  }
  parse(): never {
    return this.safeParse();
  }
}

const plain = (type: string) => () => new Shape({ type });
const object = (shape: Fields) => new Shape({ type: 'object', shape });
const list = (element: Shape) => new Shape({ type: 'array', element });
const text = plain('string');
const number = plain('number');
const boolean = plain('boolean');
const record = (keyType: Shape, valueType: Shape) => new Shape({ type: 'record', keyType, valueType });
const oneOf = (options: readonly Shape[]) => new Shape({ type: 'union', options });

/** Uses zod's names, as in the contracts. */
export const z = {
  string: text,
  uuid: text,
  url: text,
  email: text,
  iso: { date: text, datetime: text },
  number,
  int: number,
  boolean,
  coerce: { number, boolean },
  unknown: plain('unknown'),
  never: plain('never'),
  void: plain('void'),
  literal: (value: unknown) => new Shape({ type: 'literal', values: Array.isArray(value) ? value : [value] }),
  enum: (values: readonly string[]) => new Shape({ type: 'enum', entries: Object.fromEntries(values.map((value) => [value, value])) }),
  object,
  strictObject: object,
  array: list,
  record,
  partialRecord: record,
  union: oneOf,
  discriminatedUnion: (_field: string, options: readonly Shape[]) => oneOf(options),
  registry: () => new Registry(),
};
