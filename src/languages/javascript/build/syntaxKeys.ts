/** Maps JavaScript syntax to the keys that lessons use to introduce it. */
import ts from 'typescript';

const { SyntaxKind } = ts;

/** Kinds of syntax nodes that have the same key regardless of their contents. */
export const NODES: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [SyntaxKind.IfStatement, 'if'],
  [SyntaxKind.ConditionalExpression, '? :'],
  [SyntaxKind.SwitchStatement, 'switch'],
  [SyntaxKind.ForStatement, 'for'],
  [SyntaxKind.ForInStatement, 'for…in'],
  [SyntaxKind.WhileStatement, 'while'],
  [SyntaxKind.DoStatement, 'do…while'],
  [SyntaxKind.BreakStatement, 'break'],
  [SyntaxKind.ContinueStatement, 'continue'],
  [SyntaxKind.LabeledStatement, 'label'],
  [SyntaxKind.FunctionDeclaration, 'function'],
  [SyntaxKind.FunctionExpression, 'function'],
  [SyntaxKind.ArrowFunction, '=>'],
  [SyntaxKind.ReturnStatement, 'return'],
  [SyntaxKind.AsyncKeyword, 'async'],
  [SyntaxKind.AwaitExpression, 'await'],
  [SyntaxKind.YieldExpression, 'generator'],
  [SyntaxKind.SpreadElement, '...spread'],
  [SyntaxKind.SpreadAssignment, '...spread'],
  [SyntaxKind.ObjectBindingPattern, 'destructuring'],
  [SyntaxKind.ArrayBindingPattern, 'destructuring'],
  [SyntaxKind.ArrayLiteralExpression, '[]'],
  [SyntaxKind.ObjectLiteralExpression, '{}'],
  [SyntaxKind.ElementAccessExpression, '[i]'],
  [SyntaxKind.ComputedPropertyName, '[i]'],
  [SyntaxKind.ShorthandPropertyAssignment, 'shorthand property'],
  [SyntaxKind.MethodDeclaration, 'method'],
  [SyntaxKind.GetAccessor, 'getter'],
  [SyntaxKind.SetAccessor, 'setter'],
  [SyntaxKind.TemplateExpression, 'template literal'],
  [SyntaxKind.NoSubstitutionTemplateLiteral, 'template literal'],
  [SyntaxKind.TaggedTemplateExpression, 'tagged template'],
  [SyntaxKind.RegularExpressionLiteral, 'regular expression'],
  [SyntaxKind.NullKeyword, 'null'],
  [SyntaxKind.TrueKeyword, 'boolean'],
  [SyntaxKind.FalseKeyword, 'boolean'],
  [SyntaxKind.ClassDeclaration, 'class'],
  [SyntaxKind.ClassExpression, 'class'],
  [SyntaxKind.HeritageClause, 'extends'],
  [SyntaxKind.StaticKeyword, 'static'],
  [SyntaxKind.ThisKeyword, 'this'],
  [SyntaxKind.SuperKeyword, 'super'],
  [SyntaxKind.ThrowStatement, 'throw'],
  [SyntaxKind.TryStatement, 'try…catch'],
  [SyntaxKind.TypeOfExpression, 'typeof'],
  [SyntaxKind.DeleteExpression, 'delete'],
  [SyntaxKind.VoidExpression, 'void'],
  [SyntaxKind.ImportDeclaration, 'import'],
  [SyntaxKind.ImportKeyword, 'import'],
  [SyntaxKind.ExportDeclaration, 'export'],
  [SyntaxKind.ExportAssignment, 'export'],
  [SyntaxKind.ExportKeyword, 'export'],
  [SyntaxKind.BigIntLiteral, 'bigint'],
  // Only TypeScript has the rest.
  [SyntaxKind.InterfaceDeclaration, 'interface'],
  [SyntaxKind.TypeAliasDeclaration, 'type'],
  [SyntaxKind.EnumDeclaration, 'enum'],
  [SyntaxKind.AsExpression, 'as'],
  [SyntaxKind.SatisfiesExpression, 'satisfies'],
  [SyntaxKind.NonNullExpression, 'non-null assertion'],
  [SyntaxKind.UnionType, 'union type'],
  [SyntaxKind.IntersectionType, 'intersection type'],
  [SyntaxKind.LiteralType, 'literal type'],
  [SyntaxKind.ArrayType, 'array type'],
  [SyntaxKind.TupleType, 'tuple type'],
  [SyntaxKind.TypeLiteral, 'object type'],
  [SyntaxKind.FunctionType, 'function type'],
  [SyntaxKind.TypeParameter, 'type parameter'],
  [SyntaxKind.TypePredicate, 'type predicate'],
  [SyntaxKind.TypeOperator, 'keyof'],
  [SyntaxKind.TypeQuery, 'typeof type'],
  [SyntaxKind.IndexedAccessType, 'indexed access type'],
  [SyntaxKind.MappedType, 'mapped type'],
  [SyntaxKind.ConditionalType, 'conditional type'],
  [SyntaxKind.AnyKeyword, 'any'],
  [SyntaxKind.UnknownKeyword, 'unknown'],
  [SyntaxKind.NeverKeyword, 'never'],
]);

/** TypeScript's utility types, which lessons introduce by name. */
export const UTILITY_TYPES: ReadonlySet<string> = new Set(
  'Partial Required Readonly Record Pick Omit Exclude Extract NonNullable Parameters ReturnType Awaited'.split(
    ' ',
  ),
);

/** Binary operators. */
export const BINARY: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [SyntaxKind.EqualsToken, '='],
  [SyntaxKind.PlusToken, '+'],
  [SyntaxKind.MinusToken, '-'],
  [SyntaxKind.AsteriskToken, '*'],
  [SyntaxKind.SlashToken, '/'],
  [SyntaxKind.PercentToken, '%'],
  [SyntaxKind.AsteriskAsteriskToken, '**'],
  [SyntaxKind.EqualsEqualsToken, '=='],
  [SyntaxKind.ExclamationEqualsToken, '=='],
  [SyntaxKind.EqualsEqualsEqualsToken, '==='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.LessThanToken, '<'],
  [SyntaxKind.GreaterThanToken, '<'],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanEqualsToken, '<'],
  [SyntaxKind.AmpersandAmpersandToken, '&&'],
  [SyntaxKind.BarBarToken, '||'],
  [SyntaxKind.QuestionQuestionToken, '??'],
  [SyntaxKind.InKeyword, 'in'],
  [SyntaxKind.InstanceOfKeyword, 'instanceof'],
  [SyntaxKind.CommaToken, 'comma operator'],
]);

/**
 * Ranges of operators that lessons teach as a group. Binary operators that are in neither `BINARY` nor this
 * list are bitwise.
 */
export const BINARY_GROUPS: readonly {
  key: string;
  first: ts.SyntaxKind;
  last: ts.SyntaxKind;
}[] = [
  { key: '+=', first: SyntaxKind.FirstCompoundAssignment, last: SyntaxKind.LastCompoundAssignment },
];

/** Unary operators. */
export const UNARY: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [SyntaxKind.ExclamationToken, '!'],
  [SyntaxKind.MinusToken, '-'],
  [SyntaxKind.PlusToken, '+'],
  [SyntaxKind.PlusPlusToken, '++'],
  [SyntaxKind.MinusMinusToken, '++'],
]);
