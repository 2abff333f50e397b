// An ESLint rule: no JavaScript or DOM API that a promised browser lacks, unless the file tests for it
// (`'showPopover' in element`, `typeof X`) or calls it with `?.()`.

import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import { featureAt, missingIn } from './promise.ts';

export const newerApi = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    defaultOptions: [],
    messages: { newer: '{{ what }} is missing in {{ where }}. Ask whether it is there.' },
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();
    const text = context.sourceCode.getText();

    const report = (node: TSESTree.Node, name: string, paths: string[][]): void => {
      const compat = paths.map(path => featureAt(...path)).find(found => found);
      const missing = compat ? missingIn(compat) : [];
      if (missing.length === 0 || text.includes(`'${name}' in `) || text.includes(`typeof ${name}`))
        return;
      context.report({
        node,
        messageId: 'newer',
        data: { what: name, where: missing.join(', ') },
      });
    };

    return {
      MemberExpression(node): void {
        if (
          node.computed ||
          node.property.type !== AST_NODE_TYPES.Identifier ||
          isOptionalCall(node)
        )
          return;
        const name = node.property.name;
        const symbol = checker.getSymbolAtLocation(
          services.esTreeNodeToTSNodeMap.get(node.property),
        );
        if (!symbol || !isBuiltIn(symbol)) return;
        const type = checker.getTypeAtLocation(services.esTreeNodeToTSNodeMap.get(node.object));
        const owners = [ownerOf(symbol), type.getSymbol()?.name].flatMap(owner => owner ?? []);
        report(
          node.property,
          name,
          owners.flatMap(owner => placesOf(owner, name)),
        );
      },
      NewExpression({ callee }): void {
        if (callee.type !== AST_NODE_TYPES.Identifier) return;
        const symbol = checker.getSymbolAtLocation(services.esTreeNodeToTSNodeMap.get(callee));
        if (symbol && isBuiltIn(symbol))
          report(callee, callee.name, [
            ['api', callee.name],
            ['javascript', 'builtins', callee.name],
          ]);
      },
    };
  },
});

const isOptionalCall = ({ parent }: TSESTree.MemberExpression): boolean =>
  parent.type === AST_NODE_TYPES.CallExpression && parent.optional;

const isBuiltIn = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.every(one =>
    /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/.test(one.getSourceFile().fileName),
  ) ?? false;

/** The interface or variable that declares it. */
function ownerOf(symbol: ts.Symbol): string | undefined {
  const around = symbol.declarations?.[0]?.parent;
  if (around && ts.isInterfaceDeclaration(around)) return around.name.text;
  const variable = around?.parent;
  return variable && ts.isVariableDeclaration(variable) ? variable.name.getText() : undefined;
}

function placesOf(owner: string, name: string): string[][] {
  const plain = owner.replace(/^Readonly(?=Array|Set|Map)/, '').replace(/Constructor$/, '');
  return [
    ['javascript', 'builtins', plain, name],
    ['api', owner, name],
    ['api', owner, `${name}_static`],
  ];
}
