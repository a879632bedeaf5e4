import bwipjs from 'bwip-js/node';
import { chooseFont, margin, openPdf, replaceUnprintable, type OpenPdf, type PdfOptions, type Voice } from './create-pdf.ts';

interface TextStyle {
  readonly size?: number;
  readonly voice?: Voice;
  readonly align?: 'left' | 'right';
  readonly width?: number;
  readonly color?: string;
}

export interface Column {
  readonly addTitle: string;
  /** Share of the width that columns without a fixed width share; all shares sum to 1. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

export interface Labelled {
  readonly label: string;
  readonly value: string;
}

export interface Block {
  readonly title: string;
  readonly lines: readonly string[];
}

const ink = '#1b1b1b';
const quiet = '#575757';
const hairline = '#c9c9c9';
const bodySize = 9.5;
const gap = 14;
/** Height reserved for the page numbers. */
const footer = 28;

type Structure = PDFKit.PDFStructureElement;

/** Writes a document from top to bottom. All content is tagged, so that screen readers find headings and tables. */
export class Sheet {
  readonly #pdf: OpenPdf;
  readonly #root: Structure;

  private constructor(pdf: OpenPdf) {
    this.#pdf = pdf;
    this.#root = pdf.doc.struct('Document');
    pdf.doc.addStructure(this.#root);
  }

  static async open(options: PdfOptions): Promise<Sheet> {
    return new Sheet(await openPdf(options));
  }

  get #doc(): PDFKit.PDFDocument {
    return this.#pdf.doc;
  }

  get #width(): number {
    return this.#doc.page.width - 2 * margin;
  }

  get #bottom(): number {
    return this.#doc.page.height - margin - footer;
  }

  #draw(
    text: string,
    x: number,
    y: number,
    { size = bodySize, voice = 'regular', align = 'left', width, color = ink }: TextStyle = {},
  ): number {
    const line = replaceUnprintable(text);
    const options = { align, width: width ?? this.#width, lineGap: 2, features: ['kern'] as PDFKit.Mixins.OpenTypeFeatures[] };
    this.#doc.font(chooseFont(line, voice)).fontSize(size).fillColor(color);
    const height = this.#doc.heightOfString(line, options);
    this.#doc.text(line, x, y, options);
    return height;
  }

  #heightOf(text: string, width: number, size = bodySize): number {
    const line = replaceUnprintable(text);
    return this.#doc.font(chooseFont(line, 'regular')).fontSize(size).heightOfString(line, { width, lineGap: 2 });
  }

  /** Starts a new page if the height does not fit on this one. */
  #need(height: number): void {
    if (this.#doc.y + height <= this.#bottom) return;
    this.#doc.addPage();
    this.#doc.y = margin;
  }

  #tag(parent: Structure, type: string, write: () => void): void {
    parent.add(this.#doc.struct(type, {}, write));
  }

  /** The brand, with the seller beside it. */
  addLetterhead(brand: string, seller: readonly string[]): void {
    const top = this.#doc.y;
    this.#tag(this.#root, 'P', () => this.#draw(brand, margin, top, { size: 20, voice: 'bold', width: this.#width / 2 }));
    const text = seller.join('\n');
    const style = { align: 'right', width: this.#width / 2, size: 8.5, color: quiet } as const;
    this.#tag(this.#root, 'P', () => this.#draw(text, margin + this.#width / 2, top, style));
    this.#doc.y = top + Math.max(28, this.#heightOf(text, this.#width / 2, 8.5)) + gap;
  }

  title(text: string): void {
    this.#need(40);
    const top = this.#doc.y;
    this.#tag(this.#root, 'H1', () => this.#draw(text, margin, top, { size: 16, voice: 'bold' }));
    this.#doc.y = top + 26;
  }

  addHeading(text: string): void {
    this.#need(48);
    const top = this.#doc.y + 4;
    this.#tag(this.#root, 'H2', () => this.#draw(text, margin, top, { size: 11, voice: 'bold' }));
    this.#doc.y = top + 20;
  }

  addParagraph(text: string): void {
    this.#need(this.#heightOf(text, this.#width));
    const top = this.#doc.y;
    this.#tag(this.#root, 'P', () => this.#draw(text, margin, top));
    this.#doc.y = top + this.#heightOf(text, this.#width) + gap / 2;
  }

  /** Labels and values, such as numbers and dates, one below the other. */
  addFacts(facts: readonly Labelled[]): void {
    for (const { label, value } of facts) {
      this.#need(16);
      const top = this.#doc.y;
      this.#tag(this.#root, 'P', () => {
        this.#draw(label, margin, top, { color: quiet, width: 150 });
        this.#draw(value, margin + 155, top, { width: this.#width - 155 });
      });
      this.#doc.y = top + Math.max(15, this.#heightOf(value, this.#width - 155) + 2);
    }
    this.#doc.y += gap / 2;
  }

  /** Addresses side by side. */
  addBlocks(blocks: readonly Block[]): void {
    const width = (this.#width - gap * (blocks.length - 1)) / Math.max(1, blocks.length);
    const heights = blocks.map(({ lines }) => 16 + this.#heightOf(lines.join('\n'), width));
    const height = Math.max(0, ...heights);
    this.#need(height);
    const top = this.#doc.y;
    for (const [index, { title, lines }] of blocks.entries()) {
      const x = margin + index * (width + gap);
      this.#tag(this.#root, 'H2', () => this.#draw(title, x, top, { voice: 'bold', width }));
      this.#tag(this.#root, 'P', () => this.#draw(lines.join('\n'), x, top + 16, { width }));
    }
    this.#doc.y = top + height + gap;
  }

  addTable(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const table = this.#doc.struct('Table');
    this.#root.add(table);
    this.#row(
      table,
      columns,
      'TH',
      columns.map(({ addTitle }) => addTitle),
    );
    for (const row of rows) {
      const tallest = Math.max(...row.map((cell, index) => this.#heightOf(cell, this.#cellWidth(columns[index]))));
      if (this.#doc.y + tallest + 12 > this.#bottom) {
        this.#doc.addPage();
        this.#doc.y = margin;
        this.#row(
          table,
          columns,
          'TH',
          columns.map(({ addTitle }) => addTitle),
        );
      }
      this.#row(table, columns, 'TD', row);
    }
    table.end();
    this.#doc.y += gap / 2;
  }

  #cellWidth(column: Column | undefined): number {
    return (column?.share ?? 0) * this.#width - 8;
  }

  #row(table: Structure, columns: readonly Column[], type: 'TH' | 'TD', cells: readonly string[]): void {
    const line = this.#doc.struct('TR');
    table.add(line);
    const top = this.#doc.y + 5;
    let x = margin;
    let tallest = 0;
    for (const [index, column] of columns.entries()) {
      const text = cells[index] ?? '';
      const width = this.#cellWidth(column);
      const left = column.align === 'right' ? x + 8 : x;
      const style = { width, align: column.align ?? 'left', ...(type === 'TH' && ({ voice: 'bold', size: 8.5 } as const)) } as const;
      this.#tag(line, type, () => this.#draw(text, left, top, style));
      tallest = Math.max(tallest, this.#heightOf(text, width));
      x += column.share * this.#width;
    }
    line.end();
    this.#doc.y = top + tallest + 3;
    this.#rule();
  }

  /** A line that is hidden from screen readers. */
  #rule(): void {
    const { y } = this.#doc;
    this.#doc.markContent('Artifact', { type: 'Layout' });
    this.#doc
      .moveTo(margin, y)
      .lineTo(margin + this.#width, y)
      .lineWidth(0.5)
      .strokeColor(hairline)
      .stroke();
    this.#doc.endMarkedContent();
  }

  /** Amounts below a table; the last is the total. */
  addTotals(amounts: readonly Labelled[]): void {
    const width = this.#width * 0.5;
    const left = margin + this.#width - width;
    for (const [index, { label, value }] of amounts.entries()) {
      const isSum = index === amounts.length - 1;
      const height = Math.max(15, this.#heightOf(label, width - 110) + 3);
      this.#need(height);
      const top = this.#doc.y;
      const style = isSum ? ({ voice: 'bold', size: 11 } as const) : {};
      this.#tag(this.#root, 'P', () => {
        this.#draw(label, left, top, { ...style, width: width - 110 });
        this.#draw(value, left + width - 105, top, { ...style, align: 'right', width: 105 });
      });
      this.#doc.y = top + height + (isSum ? 4 : 0);
    }
    this.#doc.y += gap / 2;
  }

  /** Small print below the total, aligned right. */
  addNotes(notes: readonly Labelled[]): void {
    for (const { label, value } of notes) {
      this.#need(14);
      const top = this.#doc.y;
      const style = { size: 8.5, color: quiet, align: 'right' } as const;
      this.#tag(this.#root, 'P', () => this.#draw(`${label}: ${value}`, margin, top, style));
      this.#doc.y = top + 13;
    }
    this.#doc.y += gap / 2;
  }

  /**
   * A number as a Code 128 barcode with the digits below.
   * @param description Text alternative for screen readers
   */
  addBarcode(text: string, description: string, { x = margin, barWidth = 1.4, height = 52 } = {}): void {
    const [symbol] = bwipjs.raw({ bcid: 'code128', text });
    const widths = symbol && 'sbs' in symbol ? symbol.sbs : [];
    this.#need(height + 22);
    const top = this.#doc.y;
    const figure = this.#doc.struct('Figure', { alt: `${description} ${text}` }, () => {
      let at = x;
      for (const [index, modules] of widths.entries()) {
        if (index % 2 === 0) this.#doc.rect(at, top, modules * barWidth, height);
        at += modules * barWidth;
      }
      this.#doc.fillColor('#000000').fill();
    });
    this.#root.add(figure);
    this.#tag(this.#root, 'P', () => this.#draw(text, x, top + height + 5, { size: 11, voice: 'bold' }));
    this.#doc.y = top + height + 22 + gap / 2;
  }

  /** A dashed cut line. */
  addCutLine(): void {
    this.#need(20);
    const { y } = this.#doc;
    this.#doc.markContent('Artifact', { type: 'Layout' });
    this.#doc.moveTo(0, y).lineTo(this.#doc.page.width, y).dash(4, { space: 4 }).lineWidth(0.5).strokeColor(hairline).stroke().undash();
    this.#doc.endMarkedContent();
    this.#doc.y = y + gap;
  }

  /** Adds the page numbers and finishes the file. */
  async finish(pageOf: (page: number, pages: number) => string): Promise<Buffer> {
    this.#root.end();
    const { count } = this.#doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#doc.switchToPage(index);
      // Text below the margin would start a new page.
      this.#doc.page.margins.bottom = 0;
      this.#doc.markContent('Artifact', { type: 'Pagination' });
      this.#draw(pageOf(index + 1, count), margin, this.#doc.page.height - margin, { size: 8, color: quiet, align: 'right' });
      this.#doc.endMarkedContent();
    }
    return this.#pdf.finish();
  }
}
