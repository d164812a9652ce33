/** The lines of the standard that are read; patch releases (3.0.4, 3.1.1) change nothing about the shape. */
export type SpecVersion = '2.0' | '3.0' | '3.1' | '3.2';
