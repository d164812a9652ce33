/** Pointers asked for, as a tree: one walk through a file serves all of them. */
export interface Wanted {
  readonly pointers: string[];
  readonly members: Map<string, Wanted>;
}

/** Called with the offset of each wanted part that the file has. */
export type Found = (wanted: Wanted, offset: number) => void;
