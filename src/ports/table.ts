/** A table of rows of one kind, which knows its words. */
export function tableOf<Row>(): <Word extends string>(
  rows: Readonly<Record<Word, Row>>,
) => Readonly<Record<Word, Row>> {
  return (rows) => rows;
}
