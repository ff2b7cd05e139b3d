import { SaxesParser } from 'saxes';
import { requireText } from './file-values.ts';

/** An XML element. Element and attribute names are in lower case, since writers of one format differ. */
export interface XmlElement {
  name: string;
  attributes: Partial<Record<string, string>>;
  children: XmlElement[];
  /** The line where its opening tag ends, from 1. */
  line: number;
}

/** The deepest nesting; no match file comes near it. */
const deepest = 50;

/**
 * The root of an XML document, without text between elements. Throws an Error with line and column if it is not well-formed,
 * or has a DOCTYPE with declarations, since entities are never expanded.
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (doctype) => {
    if (!doctype.includes('[')) return;
    throw new Error(`line ${parser.line}: a DOCTYPE with declarations`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = {
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), requireText(value)]),
      ),
      children: [],
      line: parser.line,
    };
    if (open.length >= deepest) {
      throw new Error(`line ${parser.line}: more than ${deepest} elements within each other`);
    }
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  if (root === undefined) throw new Error('no element in it');
  return root;
}

/** Whether a file's content is an XML element of that name. */
export function isXmlElement(content: unknown, name: string): content is XmlElement {
  return (
    typeof content === 'object' &&
    content !== null &&
    'name' in content &&
    content.name === name &&
    'children' in content &&
    'attributes' in content
  );
}
