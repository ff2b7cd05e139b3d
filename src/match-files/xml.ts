import { SaxesParser } from 'saxes';
import { requireText } from './file-values.ts';

/** An element of an XML document. Names of elements and attributes are in lower case: the writers of one format differ. */
export interface XmlElement {
  name: string;
  attributes: Partial<Record<string, string>>;
  children: XmlElement[];
  /** The line that its opening tag ends in, from 1. */
  line: number;
}

/** Elements within elements; no match file comes near. */
const deepest = 50;

/**
 * The root of an XML document; texts between the elements are left out. Throws an Error that names line and column for what
 * is not well-formed, and for a DOCTYPE with declarations: entities of a document's own are never read.
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
