export const id = 857;
export const ids = [857];
export const modules = {

/***/ 7466:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pG: () => (countBreaking),
  cp: () => (listBreaking),
  Wd: () => (listChanges)
});

// UNUSED EXPORTS: renderFingerprint

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/compare/comparison.ts
/** Describes the removal of an operation as a change, without `createChange`, because reports don't need all rules. */
function describeRemoval({ isDeselected, isPhasedOut, unreadableSunset }) {
    const removal = { rule: 'action-removed', class: 'breaking', path: '' };
    if (isDeselected === true)
        return { ...removal, sentence: 'no longer selected by `operations`' };
    if (isPhasedOut === true) {
        return { ...removal, rule: 'removed-as-announced', class: 'changes', sentence: 'removed, as announced' };
    }
    const sunset = `, and its x-sunset ${unreadableSunset} is not a date such as 2026-01-31`;
    return { ...removal, sentence: `removed${unreadableSunset === undefined ? '' : sunset}` };
}

;// CONCATENATED MODULE: ./src/compare/reported-change.ts


/** Lists all changes of a comparison in its order, removed actions first. */
function listChanges({ removed, modified }) {
    return [
        ...removed.map((operation) => report(operation, operation, describeRemoval(operation))),
        ...modified.flatMap(({ operation, changes, movedFrom = operation }) => changes.map((change) => report(operation, movedFrom, change))),
    ];
}
function listBreaking(comparison) {
    return listChanges(comparison).filter(({ change }) => change.class === 'breaking');
}
/** Counts the breaking changes. An action that was removed without announcement is one. */
function countBreaking(comparison) {
    return listBreaking(comparison).length;
}
function report(operation, from, change) {
    return {
        operation,
        change,
        // The fingerprint is computed on access, because most changes don't need it.
        get fingerprint() {
            return renderFingerprint(from, change);
        },
    };
}
/**
 * Returns the identifier of a change: 16 characters of a SHA-256. It covers the method, the path with unnamed
 * parameters, the path of the changed part, the rule, and the values before and after. It is independent of other
 * changes and of the sentence. The first parameter is the action's previous method and path.
 */
function renderFingerprint({ method, path }, { after, before, path: changePath, rule }) {
    const template = path.replace(/\{[^{}]*\}/g, '{}');
    const values = [before, after].map((value) => (value === undefined ? [] : [sortKeys(value)]));
    const text = JSON.stringify([method, template, changePath, rule, ...values]);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
function sortKeys(value) {
    if (Array.isArray(value))
        return value.map(sortKeys);
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value).filter(([, member]) => member !== undefined);
    const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
    // A list keeps the order, whereas numeric keys of an object always come first.
    return { members: sorted.map(([key, member]) => [key, sortKeys(member)]) };
}


/***/ }),

/***/ 803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  bN: () => (findWorst),
  w_: () => (gatherCauses),
  xO: () => (listOpen)
});
var _compare_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7466);

/** Minimum number of actions for which a shared change is listed once. */
const minSharing = 3;
/** Groups the changes of the previous actions by cause. Causes that many actions share come first. */
function gatherCauses({ acceptance, comparison }) {
    if (comparison === undefined)
        return [];
    const all = (0,_compare_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listChanges */ .Wd)(comparison).map(({ change, fingerprint, operation }) => {
        const accepted = change.class === 'breaking' ? acceptance?.entries.get(fingerprint) : undefined;
        return { change, operation, accepted, concern: accepted === undefined ? change.class : 'accepted' };
    });
    const alike = Map.groupBy(all, ({ accepted, change }) => JSON.stringify([change.rule, change.sentence, accepted]));
    const shared = [...alike.values()]
        .map((parts) => ({ parts, operations: [...new Set(parts.map(({ operation }) => operation))] }))
        .filter(({ operations }) => operations.length >= minSharing)
        .toSorted((one, other) => other.operations.length - one.operations.length);
    const reported = new Set(shared.flatMap(({ parts }) => parts));
    const own = Map.groupBy(all.filter((part) => !reported.has(part)), ({ operation }) => operation);
    return [
        ...shared.map(({ operations, parts }) => ({ operations, parts: parts.slice(0, 1) })),
        ...[...own].map(([operation, parts]) => ({ operations: [operation], parts })),
    ];
}
/** Lists the breaking changes that aren't accepted. */
function listOpen({ acceptance, comparison, }) {
    const breaking = comparison === undefined ? [] : (0,_compare_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listBreaking */ .cp)(comparison);
    return breaking.filter(({ fingerprint }) => acceptance?.entries.has(fingerprint) !== true);
}
const concerns = ['breaking', 'accepted', 'changes', 'none'];
function findWorst({ parts }) {
    return concerns.find((worst) => parts.some(({ concern }) => concern === worst)) ?? 'none';
}


/***/ }),

/***/ 3803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  C: () => (renderLocation),
  c: () => (findCodeFrame)
});
/** Maximum width of a shown line in UTF-16 units, as columns are counted. */
const widestLine = 100;
/** Maximum length of a line for which a frame is shown. Longer lines are from minified files. */
const maxLineChars = 1_000_000;
/**
 * Returns the lines before, at and after a location in a UTF-8 text, with a caret, or `undefined` if the text is
 * shorter.
 */
function findCodeFrame(text, spot) {
    const first = Math.max(1, spot.line - 1);
    const lines = new TextDecoder()
        .decode(text)
        .split('\n', spot.line + 1)
        .slice(first - 1);
    const marked = lines[spot.line - first];
    if (marked === undefined || marked.length >= maxLineChars)
        return undefined;
    const cut = spot.column > widestLine - 20 ? spot.column - 40 : 0;
    const width = String(spot.line + 1).length;
    const rows = lines.flatMap((line, index) => {
        const number = first + index;
        const shown = showPlainly(line.slice(cut, cut + widestLine));
        const row = `${number === spot.line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`.trimEnd();
        return number === spot.line
            ? [row, `  ${' '.repeat(width)} | ${' '.repeat(Math.max(0, spot.column - 1 - cut))}^`]
            : [row];
    });
    return { spot, lines: rows };
}
/**
 * Renders a line without invisible characters or the start of a workflow command. Tabs become one space, so that the
 * caret is in the right column.
 */
function showPlainly(line) {
    return line
        .replace(/\r$/u, '')
        .replaceAll('\t', ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd')
        .replaceAll('##[', '#\ufffd[');
}
/** Renders a location as editors and terminals understand it: `api/openapi.yaml:12:3`. */
function renderLocation({ file, line, column }) {
    return [file, line, column].filter((part) => part !== undefined).join(':');
}


/***/ }),

/***/ 8606:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  PT: () => (namedActions),
  T0: () => (describeHeld),
  wn: () => (renderSelected),
  wv: () => (describeCounts),
  yZ: () => (joinWords)
});
var _oid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1265);
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);


/** Maximum number of actions that the report names for each rule about texts. */
const namedActions = 10;
/** Renders how many operations are selected: `12 of 54 operations selected`. */
function renderSelected(selected, total) {
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(selected)} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(total, 'operation')} selected`;
}
/**
 * Describes the copilot's current actions: `12 actions, the version of 1f0c2f3; compared with the file: 2 missing, 1
 * extra, 0 changed`.
 */
function describeHeld(liveState) {
    const { actions, commit, different, isInSync, missing, extra, unmanaged } = liveState;
    const version = commit === undefined ? '' : `, the version of \`${(0,_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenOid */ .e7)(commit)}\``;
    const others = unmanaged.length === 0 ? '' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(unmanaged.length)} unmanaged`;
    const drift = { missing: missing.length, extra: extra.length, changed: different.length };
    const reported = isInSync ? 'in sync with the file' : `compared with the file: ${describeCounts(drift)}`;
    return joinWords([`${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(actions, 'action')}${version}`, reported, others], '; ');
}
function describeCounts(counts) {
    return Object.entries(counts)
        .flatMap(([word, count]) => (count === undefined ? [] : [`${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(count)} ${word}`]))
        .join(', ');
}
function joinWords(parts, divider) {
    return parts.filter((part) => part !== '').join(divider);
}


/***/ }),

/***/ 9215:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $d: () => (renderExpectation),
  Il: () => (renderSteps),
  Lm: () => (describeFacts),
  MC: () => (renderDifference),
  Xj: () => (renderOperationCount),
  aS: () => (renderBreaking),
  qt: () => (renderBlocking)
});
var _compare_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7466);
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);
var _change_groups_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(803);
var _counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8606);
var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6359);





/**
 * Describes a target in the same words for the log and the summary; empty strings if unknown. The caller must escape
 * them.
 */
function describeFacts(result) {
    const { spec, liveState } = result;
    const payload = spec?.payload;
    const now = renderOperationCount(spec, (count) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(count)} now`);
    const { added, changed, kept, removed } = (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .findReplacement */ .wk)(result)?.counts ?? {};
    return {
        operations: (0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .joinWords */ .yZ)([now, renderDifference(spec), renderBreaking(spec)], '; '),
        held: liveState === undefined ? '' : (0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .describeHeld */ .T0)(liveState),
        document: payload === undefined
            ? ''
            : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderBytes */ .UP)(payload.bytes)}, ${payload.verbatim ? 'the file byte for byte' : 'an equivalent portable document'}`,
        effect: (0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .describeCounts */ .wv)({ added, changed, removed, 'unmanaged and kept': kept }),
        time: describeTime(result),
    };
}
/**
 * Renders the number of operations: `12 of 54 operations selected`; empty if unknown.
 * @param renderAll renders the number if every operation is selected
 */
function renderOperationCount(spec, renderAll) {
    const { operations, selection } = spec ?? {};
    if (operations === undefined)
        return '';
    const count = operations.length;
    return selection === undefined ? renderAll(count) : (0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSelected */ .wn)(count, selection.total);
}
/** Renders the comparison: `2 operations added, 1 removed, 3 modified`; empty if there is none. */
function renderDifference({ comparison, isUnused = false } = {}) {
    if (comparison === undefined)
        return '';
    const { added, removed, modified } = comparison;
    const words = Object.entries({ added, removed, modified })
        .filter(([, { length }]) => length > 0)
        .map(([word, { length }], index) => index === 0 ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(length, 'operation')} ${word}` : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(length)} ${word}`);
    if (words.length === 0)
        return noDifference;
    const moved = modified.filter(({ movedFrom }) => movedFrom !== undefined).length;
    const unused = isUnused ? ', only in parts that the service doesn’t use' : '';
    return words.join(', ') + (moved === 0 ? '' : ` (${moved} of them moved)`) + unused;
}
const noDifference = 'no operation differs';
/**
 * Describes the changes that block a sync: `4 breaking changes in 2 actions (59 more are accepted)`; empty if
 * nothing blocks the sync.
 */
function renderBlocking(spec) {
    const open = spec === undefined ? [] : (0,_change_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .listOpen */ .xO)(spec);
    if (spec?.comparison === undefined || open.length === 0)
        return '';
    const accepted = (0,_compare_index_js__WEBPACK_IMPORTED_MODULE_4__/* .listBreaking */ .cp)(spec.comparison).length - open.length;
    const more = ` (${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(accepted)} more ${accepted === 1 ? 'is' : 'are'} accepted)`;
    return `${countInActions(open)}${accepted === 0 ? '' : more}`;
}
function countInActions(changes) {
    const actions = new Set(changes.map(({ operation }) => operation)).size;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(changes.length, 'breaking change')} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(actions, 'action')}`;
}
/**
 * Describes the effect of a sync. If the copilot doesn't have the base version, a sync changes more than the comparison
 * shows.
 */
function renderExpectation(result) {
    const { spec, liveState } = result;
    const difference = renderDifference(spec);
    if (difference !== '' && difference !== noDifference)
        return difference;
    const steps = renderSteps(result);
    if (steps !== '')
        return steps;
    const operations = spec?.operations;
    const isSame = operations === undefined || liveState?.isInSync !== false;
    if (difference !== '' && isSame)
        return difference;
    return operations === undefined
        ? 'it was not read'
        : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(operations.length, 'operation')} would be imported`;
}
/**
 * Renders the steps of a sync: `a sync would add 2 actions, change 1 and remove 0`; empty if the steps are unknown or
 * a sync would replace all actions.
 */
function renderSteps({ liveState }) {
    if (liveState?.steps === undefined)
        return '';
    const { add, change, remove } = liveState.steps;
    return `a sync would add ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(add, 'action')}, change ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(change)} and remove ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(remove)}`;
}
/** Renders the breaking changes: `2 breaking changes in 2 actions, 1 of them accepted`; empty if there are none. */
function renderBreaking(spec) {
    const breaking = spec?.comparison === undefined ? [] : (0,_compare_index_js__WEBPACK_IMPORTED_MODULE_4__/* .listBreaking */ .cp)(spec.comparison);
    if (spec === undefined || breaking.length === 0)
        return '';
    const accepted = breaking.length - (0,_change_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .listOpen */ .xO)(spec).length;
    return `${countInActions(breaking)}${accepted === 0 ? '' : `, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(accepted)} of them accepted`}`;
}
/** Renders the time: `6.1 s (420 ms reading and checking, 5.7 s syncing)`. */
function describeTime(result) {
    const { emptyMs, pauses = 1, replaceMs, waitMs } = (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .findReplacement */ .wk)(result) ?? {};
    const pause = pauses === 1 ? 'the delay after the delete' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(pauses, 'delay')} after a delete`;
    const parts = Object.entries({
        'reading and checking': result.spec?.readMs,
        syncing: replaceMs,
        [`of that for ${pause}`]: waitMs,
    }).flatMap(([words, ms]) => (ms === undefined ? [] : [`${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .PP)(ms)} ${words}`]));
    const without = emptyMs === 0 ? 'never without its actions' : `without its actions for ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .PP)(emptyMs ?? 0)}`;
    // If the copilot had no actions before, no actions were unavailable.
    const gap = emptyMs === undefined || result.liveState?.actions === 0 ? [] : [`the copilot was ${without}`];
    const detail = [...parts, ...gap].join(', ');
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .PP)(result.totalMs)}${detail === '' ? '' : ` (${detail})`}`;
}


/***/ }),

/***/ 3696:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (renderHeadline)
});

// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/messages/headlines.ts
const verifiedHeadline = ({ actions, file, who }, isRolledBack) => isRolledBack
    ? `Failed and restored: ${who} has its previous actions again`
    : `Synced and verified: ${who} has ${actions} of ${file}`;
const confirmedHeadline = ({ actions, file, who }, isRolledBack) => isRolledBack
    ? `Failed and restored: the service confirmed an earlier version for ${who}`
    : `Synced: the service confirmed ${actions} of ${file} for ${who}`;
/**
 * Headline of each result of a sync, without a full stop. Missing for a default, or if the headline is the reason why
 * the sync never began. The headlines aren't part of `results`, because only reports need them, and no module may be
 * in two chunks.
 */
const headlines = {
    verified: verifiedHeadline,
    counted: verifiedHeadline,
    confirmed: confirmedHeadline,
    imported: confirmedHeadline,
    presumed: ({ who }) => `Failed, because every delete request failed: ${who} should still have its actions`,
    'index-incomplete': ({ who }) => `Failed: ${who} has its actions, but its search index might be incomplete`,
    pending: ({ who }) => `Failed: ${who} has its actions, but a pending request may still change them`,
    'record-removed': ({ who }) => `Failed: ${who} no longer exists on the service`,
};

// EXTERNAL MODULE: ./src/messages/idle-results.ts
var idle_results = __webpack_require__(9069);
;// CONCATENATED MODULE: ./src/messages/describe-headline.ts



/** Returns the headline of a target, without a full stop. */
function describeHeadline(ending, names) {
    if (!('result' in ending))
        return describeAborted(ending, names);
    if (!('failure' in ending || 'replacement' in ending))
        return idle_results/* idleResults */.$[ending.result].headline(names);
    const headline = headlines[ending.result];
    if (headline !== undefined) {
        const others = ending.outcome === 'synced' ? renderOthers(ending) : '';
        return `${headline(names, ending.outcome === 'rolled-back')}${others}`;
    }
    return ending.outcome === 'degraded'
        ? `Failed and not restored: the actions of ${names.who} are incomplete or unknown`
        : describeAborted(ending, names);
}
/** Describes a sync that ended before anything was changed, by its failure. */
function describeAborted(ending, { copilotId, describeBlocking, who }) {
    const before = 'Failed before anything was changed';
    const code = 'failure' in ending ? ending.failure.code : undefined;
    if (code === 'bad-input')
        return `${before}: an input is missing or invalid`;
    if (code === 'copilot-unknown')
        return `${before}: ${copilotId === undefined ? 'the workflow names no copilot' : `the key has no access to copilot ${copilotId}`}`;
    if (code === 'strategy-unsupported')
        return `Not supported by this service: ${who} was not changed`;
    const blocking = code === 'breaking-change' ? describeBlocking() : '';
    return blocking === ''
        ? `${before}: ${who} keeps its actions`
        : `Blocked by ${blocking}: ${who} was not changed`;
}
/** Renders the number of unmanaged actions that the copilot kept. */
function renderOthers({ replacement: { counts } }) {
    const { kept = 0 } = counts ?? {};
    if (kept === 0)
        return '';
    return ` and ${(0,src_text/* renderCount */.SS)(kept, 'unmanaged action')}`;
}

// EXTERNAL MODULE: ./src/report/facts.ts
var facts = __webpack_require__(9215);
// EXTERNAL MODULE: ./src/report/result.ts
var report_result = __webpack_require__(6359);
;// CONCATENATED MODULE: ./src/report/headline.ts




/**
 * Renders the result of a target as one sentence without a full stop. The sentence contains text from outside, so the
 * caller must escape it.
 */
function renderHeadline(result) {
    const { copilotId, ending, spec, swaggerFile: file } = result;
    const { isUnused = false, operations } = spec ?? {};
    const who = (0,report_result/* renderCopilotName */.Qz)(result);
    // After a failure, nothing is broken, because the copilot doesn't have the new version.
    const breaking = (0,report_result/* isFailed */.Ix)(result) ? '' : (0,facts/* renderBreaking */.aS)(spec);
    if (breaking !== '' && ending.outcome === 'previewed') {
        return `Preview for ${who}: ${breaking}; ${(0,facts/* renderDifference */.MC)(spec)}`;
    }
    const headline = describeHeadline(ending, {
        ...{ copilotId, file, isUnused, who },
        actions: `the ${operations === undefined ? 'actions' : (0,src_text/* renderCount */.SS)(operations.length, 'action')}`,
        describeBlocking: () => (0,facts/* renderBlocking */.qt)(spec),
        describeExpectation: () => (0,facts/* renderExpectation */.$d)(result),
    });
    return breaking === '' ? headline : `${headline}; ${breaking}`;
}


/***/ }),

/***/ 4375:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderComment: () => (/* reexport */ renderComment),
  renderDetails: () => (/* reexport */ lines/* renderDetails */.P),
  renderLines: () => (/* reexport */ lines.renderLines),
  renderOutputs: () => (/* reexport */ renderOutputs),
  renderOverlayTemplate: () => (/* reexport */ overlay_template/* renderOverlayTemplate */.Hp),
  renderRecoveryLines: () => (/* reexport */ renderRecoveryLines),
  renderRecoverySummary: () => (/* reexport */ renderRecoverySummary),
  renderSummary: () => (/* reexport */ renderSummary),
  renderTitle: () => (/* reexport */ lines/* renderTitle */.z),
  selectAnnotations: () => (/* reexport */ selectAnnotations)
});

// UNUSED EXPORTS: describeFailure, describeHeld, describeOptions, findCodeFrame, findFailure, isFailed, isQuiet, isUnread, listOpen, namedActions, renderLocation, renderSelected, renderTerminalText, renderUnread

// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/report/escape.ts
var report_escape = __webpack_require__(5609);
// EXTERNAL MODULE: ./src/report/code-frame.ts
var code_frame = __webpack_require__(3803);
// EXTERNAL MODULE: ./src/report/result.ts
var report_result = __webpack_require__(6359);
;// CONCATENATED MODULE: ./src/report/annotations.ts




/**
 * Maximum number of annotations of one kind. GitHub shows 10 per step and silently drops the rest.
 * @see actions/runner 258d6c8, ExecutionContext.cs:144
 */
const limitOfAKind = 10;
/** Maximum length of a message. The runner truncates at 4,096 characters. */
const limitChars = 4_000;
/** Selects the annotations, up to 10 of a kind: warnings before errors, and the failures last. */
function selectAnnotations(results) {
    // Targets that share an OpenAPI file share its problems and warnings, so each is shown once.
    const problems = [...new Set(results.flatMap(({ spec }) => spec?.problems ?? []))];
    const warnings = [...new Set(results.flatMap((result) => result.warnings))].map((message) => ({
        severity: 'warning',
        message,
        location: undefined,
    }));
    const failures = results.filter(report_result/* isFailed */.Ix).map(annotateFailure);
    const reported = failures.flatMap(({ location }) => location === undefined ? [] : [(0,code_frame/* renderLocation */.C)(location)]);
    // The failure repeats the first error in full: a second annotation at its location would be noise.
    const unreported = problems.filter((one) => one.severity === 'warning' || !reported.includes((0,code_frame/* renderLocation */.C)(one)));
    const { warning = [], error = [] } = Object.groupBy(unreported, ({ severity }) => severity);
    return [...fit(warning, warnings), ...fit(error, failures)];
}
function fit(problems, others) {
    const shown = cut(problems.map(annotate), limitOfAKind - Math.min(others.length, limitOfAKind / 2));
    return [...shown, ...cut(others, limitOfAKind - shown.length)];
}
function cut(annotations, limit) {
    const [last] = annotations.slice(limit - 1);
    if (annotations.length <= limit || last === undefined)
        return annotations;
    const count = (0,src_text/* renderCount */.SS)(annotations.length - limit + 1, `more ${last.severity}`);
    return [...annotations.slice(0, limit - 1), { ...last, message: `…and ${count} in the job summary.` }];
}
function annotate(problem) {
    const { severity, message, file, line, column } = problem;
    // The log shows only the message, so the message contains the location.
    const where = ` (${(0,report_escape/* plainText */.wh)((0,code_frame/* renderLocation */.C)(problem), 400)})`;
    const text = (0,report_escape/* plainText */.wh)(message, limitChars - where.length) + where;
    return { severity, message: text, location: { file, line, column } };
}
function annotateFailure(result) {
    const failure = (0,report_result/* findFailure */.gd)(result);
    // If the message is a list, its last line would absorb the following text.
    const separator = failure?.message.includes('\n') === true ? '\n' : ' ';
    return { severity: 'error', message: (0,report_result/* describeFailure */.Ic)(result).join(separator), location: failure?.at };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/report/headline.ts + 2 modules
var headline = __webpack_require__(3696);
// EXTERNAL MODULE: ./src/report/links.ts
var report_links = __webpack_require__(9401);
// EXTERNAL MODULE: ./src/report/change-groups.ts
var change_groups = __webpack_require__(803);
// EXTERNAL MODULE: ./src/report/markdown.ts
var markdown = __webpack_require__(5107);
;// CONCATENATED MODULE: ./src/report/acceptance.ts




/** Renders the entries that accept the blocking changes, for pasting; empty if nothing blocks the sync. */
function renderAcceptance({ spec }) {
    const { acceptance } = spec ?? {};
    // Changes with the same fingerprint are accepted together.
    const reported = spec === undefined ? [] : (0,change_groups/* listOpen */.xO)(spec);
    const open = [...new Map(reported.map((one) => [one.fingerprint, one])).values()];
    if (acceptance === undefined)
        return [];
    const entries = (0,markdown/* createList */.D1)(open, ({ change, fingerprint, operation: { method, path } }) => 
    // A dash precedes all text from outside, so the text can neither end the fence nor start a line.
    `- fingerprint: '${fingerprint}' # ${(0,report_escape/* plainText */.wh)(`${method} ${path}: ${change.sentence}`, 200)}\n  reason: ''\n  accepted-by: ''`, (cut) => cut === 0
        ? '\n```'
        : `\n\`\`\`\n\n…and ${(0,src_text/* renderCount */.SS)(cut, 'more change')}, omitted to limit the length. Accept these first.`);
    const title = `To accept ${(0,src_text/* renderCount */.SS)(open.length, 'breaking change')}: entries to paste`;
    const words = `Paste the entries for intended changes into ${(0,report_escape/* codeSpan */.SS)(acceptance.file)}, and fill in \`reason\` and \`accepted-by\`.`;
    return (0,markdown/* renderFolded */.jq)(title, (0,markdown/* wrap */.LV)(`${words}\n\n\`\`\`yaml\n`, entries, ''));
}

// EXTERNAL MODULE: ./src/report/counts.ts
var counts = __webpack_require__(8606);
// EXTERNAL MODULE: ./src/report/facts.ts
var facts = __webpack_require__(9215);
;// CONCATENATED MODULE: ./src/report/operations.ts






/** Maximum number of rows in an open table. Longer tables are folded. */
const openRows = 20;
/** Maximum number of changes per action. The report contains all of them. */
const reportedChanges = 8;
/** Maximum number of actions that are named openly for a shared change, and maximum size of all names in bytes. */
const openNames = 4;
const namesLimitBytes = 4_000;
/**
 * Signs of the rows. The symbol is visible at a glance, and the word explains it. GitHub would otherwise break the
 * line between them.
 */
const signs = {
    breaking: '🔴&nbsp;breaking',
    accepted: '🟡&nbsp;accepted',
    changes: '🟡&nbsp;changed',
    added: '🟢&nbsp;added',
    none: '⚪&nbsp;same',
};
/** Renders the copilot's changes by action; empty if nothing differs. */
function renderOperations(links) {
    const { spec } = links.result;
    if (spec?.comparison === undefined)
        return renderUncompared(links);
    const rows = [
        ...(0,change_groups/* gatherCauses */.w_)(spec).map((cause) => ({
            sign: (0,change_groups/* findWorst */.bN)(cause),
            text: () => describeCause(cause, links),
        })),
        ...spec.comparison.added.map((operation) => ({
            sign: 'added',
            text: () => (0,counts/* joinWords */.yZ)(describeNew(operation, links), '<br>'),
        })),
    ];
    const { breaking = [], accepted = [], changes = [], added = [], none = [], } = Object.groupBy(rows, ({ sign }) => sign);
    // Breaking changes are never folded; changes without effect on the copilot always are.
    const loud = [...breaking, ...accepted];
    const isShort = rows.length - none.length <= openRows;
    const folded = [
        [(0,src_text/* renderCount */.SS)(changes.length, 'other change'), isShort ? [] : changes],
        [`${(0,src_text/* renderCount */.SS)(added.length, 'action')} added`, isShort ? [] : added],
        [`${(0,src_text/* renderCount */.SS)(none.length, 'change')} without effect on the copilot`, none],
    ];
    return (0,markdown/* joinBlocks */.x9)([
        renderRows(isShort ? [...loud, ...changes, ...added] : loud),
        ...folded.map(([title, some]) => (0,markdown/* renderFolded */.jq)(title, renderRows(some))),
    ]);
}
/** Renders all operations of the file if there is no version to compare with. */
function renderUncompared(links) {
    const { noComparison, operations: rows } = links.result.spec ?? {};
    if (rows === undefined)
        return [];
    const header = ['Action', 'Summary'];
    const describe = (operation) => describeNew(operation, links);
    const table = (0,markdown/* renderTable */.bo)({ noun: 'operation', header, rows, describe });
    return (0,markdown/* joinBlocks */.x9)([
        noComparison === undefined ? '' : `Not compared: ${(0,report_escape/* escapeMarkdown */.FV)(noComparison.replace(/\.$/u, ''))}.`,
        (0,markdown/* renderFolded */.jq)(`All ${(0,src_text/* renderCount */.SS)(rows.length, 'operation')}`, table),
    ]);
}
function renderRows(rows) {
    // The sign is the first column, because narrow screens can hide the others.
    const header = ['', 'What changes for the copilot'];
    const describe = ({ sign, text }) => [signs[sign], text()];
    return (0,markdown/* renderTable */.bo)({ noun: 'row', header, rows, describe });
}
function describeCause(cause, links) {
    const { operations, parts } = cause;
    const [only] = operations;
    if (only !== undefined && operations.length === 1) {
        return `${describeOperation(only, links)}<br>${describeParts(parts)}`;
    }
    const all = operations.values().map((operation) => describeOperation(operation, links));
    const names = joinLines((0,markdown/* takeLines */.XP)(all, namesLimitBytes), operations.length);
    const which = operations.length <= openNames ? `<br>${names}` : `<details><summary>which</summary>${names}</details>`;
    return `**${(0,src_text/* renderCount */.SS)(operations.length, 'action')}:** ${describeParts(parts)}${which}`;
}
/** Renders the breaking changes, and folds the other ones. */
function describeParts(parts) {
    const { loud = [], rest = [] } = Object.groupBy(parts, ({ concern }) => ['breaking', 'accepted'].includes(concern) ? 'loud' : 'rest');
    if (loud.length === 0 || rest.length === 0)
        return renderParts(parts);
    const count = (0,src_text/* renderCount */.SS)(rest.length, 'more change');
    return `${renderParts(loud)}<details><summary>${count}</summary>${renderParts(rest)}</details>`;
}
function renderParts(parts) {
    const sentences = [...new Set(parts.map(renderPart))];
    return joinLines(sentences.slice(0, reportedChanges), sentences.length);
}
/** Joins the shown lines of a cell, and counts the others. */
function joinLines(shown, count) {
    const rest = count - shown.length;
    return [...shown, ...(rest === 0 ? [] : [`…and ${(0,src_text/* renderNumber */.kT)(rest)} more`])].join('<br>');
}
function renderPart({ accepted, change: { rule, sentence } }) {
    const gone = rule === 'action-removed' ? '; flows and prompts that use it stop working' : '';
    const reported = `${(0,report_escape/* escapeMarkdown */.FV)(sentence, 240)}${gone}`;
    if (accepted === undefined)
        return reported;
    return `${reported} – accepted by ${(0,report_escape/* escapeMarkdown */.FV)(accepted.acceptedBy, 80)}: ${(0,report_escape/* escapeMarkdown */.FV)(accepted.reason, 240)}`;
}
function describeOperation(operation, links) {
    return `${(0,report_links/* linkOperation */.Wf)(operation, links)} ${(0,report_escape/* codeCell */.MZ)(`${operation.method} ${operation.path}`, 200)}`;
}
/** Describes a new operation and its summary. Omits a summary that equals the name, as without an operationId. */
function describeNew(operation, links) {
    const { name, summary = '' } = operation;
    return [describeOperation(operation, links), summary === name ? '' : (0,report_escape/* escapeMarkdown */.FV)(summary, 160)];
}

// EXTERNAL MODULE: ./src/syntax/pointer.ts
var syntax_pointer = __webpack_require__(2612);
;// CONCATENATED MODULE: ./src/report/problems.ts







/** Maximum number of locations per rule. */
const namedLocations = 3;
/** Renders the problems of one severity, one row per rule. */
function renderProblems(links, severity) {
    const { overlayFiles, problems: all = [] } = links.result.spec ?? {};
    const problems = all.filter((one) => one.severity === severity);
    const rows = [...Map.groupBy(problems, ({ rule }) => rule).values()];
    const describe = (group) => [
        (0,report_escape/* escapeMarkdown */.FV)(group[0]?.message ?? '', 600) +
            (group.length > 1 ? `<br>**And ${(0,src_text/* renderCount */.SS)(group.length - 1, 'more place')} like it.**` : ''),
        group
            .slice(0, namedLocations)
            .map((problem) => describeLocation(problem, links))
            .join('<br>'),
    ];
    const header = ['Problem', 'Where'];
    const table = (0,markdown/* renderTable */.bo)({ noun: 'kind of problem', header, rows, describe });
    return (0,markdown/* renderTitled */.$8)(`${(0,src_text/* renderCount */.SS)(problems.length, severity)} in ${nameFiles(problems, overlayFiles)}`, table);
}
/** Names the kinds of files that have the problems. */
function nameFiles(problems, overlayFiles = []) {
    const count = problems.filter(({ file }) => overlayFiles.includes(file)).length;
    if (count === 0)
        return 'the OpenAPI file';
    return count === problems.length ? 'the overlay files' : 'the OpenAPI file and the overlay files';
}
/** Renders the lines of the file around the first errors. */
function renderFrames({ result }) {
    const frames = (result.spec?.frames ?? []).map(({ lines, spot }) => {
        // A number precedes each line, so no line can end the fence.
        return `${(0,report_escape/* codeSpan */.SS)((0,code_frame/* renderLocation */.C)(spot))}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``;
    });
    return (0,markdown/* joinBlocks */.x9)(frames);
}
function describeLocation(problem, links) {
    const { file, line, pointer } = problem;
    const at = { file, line, commit: links.result.change?.head };
    const place = (0,report_links/* linkLocation */.ES)((0,report_escape/* codeCell */.MZ)((0,code_frame/* renderLocation */.C)(problem), 200), at, links);
    return (0,counts/* joinWords */.yZ)([nameOperation(pointer), place], '<br>');
}
/** Returns the operation of a pointer, such as `GET /orders`, otherwise the pointer itself. */
function nameOperation(pointer) {
    const [root, path = '', key = ''] = (0,syntax_pointer/* parsePointer */.vp)(pointer) ?? [];
    if (root !== 'paths')
        return pointer === '' ? '' : (0,report_escape/* codeCell */.MZ)((0,src_text/* cutText */.IN)(pointer, 80));
    const isMethod = /^(?:get|put|post|delete|options|head|patch|trace|query)$/u.test(key);
    return (0,report_escape/* codeCell */.MZ)(isMethod ? `${key.toUpperCase()} ${path}` : path, 200);
}

// EXTERNAL MODULE: ./src/report/readiness.ts
var readiness = __webpack_require__(3940);
;// CONCATENATED MODULE: ./src/report/section.ts













/** Maximum length of the copilot's fields in characters, because instruction texts can be long. */
const recordLimit = 30_000;
/** Renders one target: the result, the state, the fix and the changes. The rest is folded. */
function renderSection(links) {
    const { result } = links;
    const rewritten = (result.spec?.rewrites ?? []).map(({ message }) => message);
    const changes = renderChanges(links);
    return (0,markdown/* joinBlocks */.x9)([
        `### ${renderSign(result)}${(0,report_escape/* escapeMarkdown */.FV)((0,headline/* renderHeadline */.L)(result), 400)}`,
        result.ending.outcome === 'previewed' ? renderPreview(links) : renderState(result),
        renderRecord(result),
        renderProblems(links, 'error'),
        renderFrames(links),
        (0,markdown/* renderTitled */.$8)('Warnings', renderBullets(result.warnings)),
        // After a failure, the changes are a detail, unless they caused it.
        (0,report_result/* isFailed */.Ix)(result) && (0,report_result/* findFailure */.gd)(result)?.code !== 'breaking-change'
            ? (0,markdown/* renderFolded */.jq)('Changes that were not applied', changes)
            : changes,
        renderAcceptance(result),
        renderProblems(links, 'warning'),
        renderExcluded(result),
        (0,markdown/* renderFolded */.jq)('Rewrites applied before the import', renderBullets(rewritten)),
        (0,readiness/* renderReadiness */.l)(links),
        (0,markdown/* renderFolded */.jq)('This run', renderTarget(links)),
    ]);
}
/** Returns a symbol for the headline of a preview, which is visible at a glance. */
function renderSign({ spec, ending }) {
    if (ending.outcome !== 'previewed' || spec?.comparison === undefined)
        return '';
    if ((0,change_groups/* listOpen */.xO)(spec).length > 0)
        return '🔴 ';
    const { added, modified, removed } = spec.comparison;
    return added.length + modified.length + removed.length === 0 ? '⚪ ' : '🟡 ';
}
/** Describes a preview in one line, and the drift of the copilot. */
function renderPreview(links) {
    const { spec, swaggerFile } = links.result;
    const parts = [
        (0,report_links/* linkPath */.OT)(swaggerFile, links),
        (0,report_links/* linkCommits */.R)(links),
        (0,facts/* renderOperationCount */.Xj)(spec, (count) => (0,src_text/* renderCount */.SS)(count, 'operation')),
        (0,facts/* renderSteps */.Il)(links.result),
        'nothing was sent',
    ];
    return (0,markdown/* joinBlocks */.x9)([(0,counts/* joinWords */.yZ)(parts, ' · '), renderDrift(links.result)]);
}
/**
 * Renders the drift next to a preview, because a preview compares two versions of the file, and the copilot may have
 * neither.
 */
function renderDrift({ change, liveState }) {
    if (liveState === undefined ||
        liveState.isInSync ||
        (liveState.commit !== undefined && liveState.commit === change?.base))
        return '';
    return `**Drift:** the copilot has ${(0,report_escape/* escapeMarkdown */.FV)((0,counts/* describeHeld */.T0)(liveState))}.`;
}
/** Renders the failure, the fix and the copilot's state in an alert box; without a failure, renders one sentence. */
function renderState({ ending }) {
    const failure = (0,report_result/* findFailure */.gd)({ ending });
    if (failure === undefined)
        return (0,report_escape/* escapeMarkdown */.FV)(ending.state, 1_000);
    const reported = { 'What failed': failure.message, 'What to do': failure.hint ?? '', Now: ending.state };
    const body = Object.entries(reported)
        .flatMap(([title, text]) => (text === '' ? [] : [`**${title}:** ${renderMessage(text)}`]))
        .join('\n\n');
    // GitHub shows an alert as a colored box; other renderers show a quotation.
    const alert = ending.outcome === 'degraded' ? 'CAUTION' : 'WARNING';
    return `[!${alert}]\n${body}`.replace(/^/gmu, '> ').replace(/ +$/gmu, '');
}
/** Renders a message with up to 40 lines, because some messages list the copilots that a key can access. */
function renderMessage(text) {
    const lines = text
        .slice(0, 20_000)
        .split(/[\r\n\u2028\u2029]+/u)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    return [...lines.slice(0, 40), ...(lines.length > 40 ? ['…'] : [])]
        .map((line) => line.startsWith('- ') ? `- ${(0,report_escape/* escapeMarkdown */.FV)(line.slice(2))}` : (0,report_escape/* escapeMarkdown */.FV)(line, 2_000))
        .join('\n');
}
function renderChanges(links) {
    const { spec, ending } = links.result;
    const table = renderOperations(links);
    const isSame = spec?.comparison !== undefined && table.length === 0 && ending.outcome === 'synced';
    if (!isSame)
        return table;
    return (0,report_result/* isDrifted */.TJ)(links.result)
        ? 'The file did not change, but the copilot’s actions had drifted from it.'
        : 'No operation differs.';
}
/** Lists the operations that `operations` doesn't select, folded. */
function renderExcluded({ spec }) {
    const names = (spec?.selection?.excluded ?? []).map(({ method, path }) => `${method} ${path}`);
    const list = renderList(names, (name) => (0,report_escape/* codeCell */.MZ)(name, 200), '.');
    return (0,markdown/* renderFolded */.jq)(`Operations that aren’t selected (${(0,src_text/* renderNumber */.kT)(names.length)})`, list);
}
function renderBullets(sentences) {
    return renderList(sentences, (sentence) => (0,report_escape/* escapeMarkdown */.FV)(sentence, 800), ' in the log.');
}
function renderList(texts, escape, end) {
    return (0,markdown/* createList */.D1)(texts, (text) => `- ${escape(text)}`, (cut) => (cut === 0 ? '' : `\n- …and ${(0,src_text/* renderNumber */.kT)(cut)} more${end}`));
}
/** Renders the copilot's fields for users who must recreate a copilot that the delete removed. */
function renderRecord({ copilot, ending }) {
    if (!('result' in ending) || ending.result !== 'record-removed' || copilot === undefined)
        return '';
    // JSON escapes line breaks, so no line can start with backticks, which would end the fence.
    const json = (0,src_text/* cutText */.IN)((0,report_escape/* escapeInvisible */.ts)(JSON.stringify(copilot.record, undefined, 2)), recordLimit);
    return (0,markdown/* renderFolded */.jq)('Fields of the deleted copilot (without its token), to recreate it manually', `\`\`\`json\n${json}\n\`\`\``);
}
/** Renders the target as a small table: copilot, file, reason, commits, documents, effects and time. */
function renderTarget(links) {
    const { result } = links;
    const { change, ending } = result;
    const { document, effect, held, operations, time } = (0,facts/* describeFacts */.Lm)(result);
    const incidents = (0,report_result/* findReplacement */.wk)(result)?.incidents ?? [];
    const why = change === undefined ? '' : `${(0,report_escape/* codeCell */.MZ)(change.reason)} – ${(0,report_escape/* escapeMarkdown */.FV)(change.detail, 600)}`;
    const rows = [
        ['OpenAPI file', (0,report_links/* linkPath */.OT)(result.swaggerFile, links)],
        ['Reason', why],
        [change?.base === undefined ? 'Commit' : 'Compared', (0,report_links/* linkCommits */.R)(links)],
        ['Operations', operations],
        ['Previous actions', (0,report_escape/* escapeMarkdown */.FV)(held)],
        [ending.outcome === 'previewed' ? 'Document to send' : 'Document', document],
        ['Effect', effect],
        ['What happened', incidents.map((incident) => (0,report_escape/* escapeMarkdown */.FV)(incident, 400)).join('<br>')],
        ['Time', time],
    ].filter(([, value]) => value !== '');
    const header = `| Copilot | ${describeCopilot(result)} |\n| :--- | :--- |`;
    return [header, ...rows.map(([label, value]) => `| ${label} | ${value} |`)].join('\n');
}
/** Renders the copilot's name in bold, its ID and its status. */
function describeCopilot({ copilot, copilotId, ...known }) {
    if (copilotId === undefined)
        return 'not named';
    const id = (0,counts/* joinWords */.yZ)([(0,report_escape/* codeCell */.MZ)(copilotId, 80), (0,report_escape/* escapeMarkdown */.FV)(copilot?.status ?? '', 40)], ', ');
    const name = copilot?.name ?? known.name;
    return name === undefined ? id : `**${(0,report_escape/* escapeMarkdown */.FV)(name, 120)}** (${id})`;
}

// EXTERNAL MODULE: ./src/report/unread.ts
var unread = __webpack_require__(525);
;// CONCATENATED MODULE: ./src/report/summary.ts








/**
 * Default maximum size. The runner drops a summary above 1 MiB completely, and masking can lengthen it.
 * @see actions/runner 258d6c8, FileCommandManager.cs
 */
const defaultMaxBytes = 900_000;
/**
 * Renders the job summary as GitHub-flavored Markdown: two lines if nothing changed, otherwise the outcome first. One
 * target has one section; several targets have an overview and the sections that fit, worst first.
 */
function renderSummary(results, run, maxBytes = defaultMaxBytes) {
    const [first] = results;
    if (first === undefined || results.every(report_result/* isQuiet */.rM))
        return (0,unread/* renderUnchanged */.Cj)(results, headline/* renderHeadline */.L);
    const overview = results.length === 1 ? '' : (0,markdown/* fitMarkdown */.DJ)(renderOverview(results), maxBytes / 4);
    const sections = results.length === 1
        ? (0,markdown/* fitMarkdown */.DJ)(renderSection({ result: first, run }), maxBytes)
        : renderSections(results, run, maxBytes - Buffer.byteLength(overview));
    const note = run.isForgetful && results.some(report_result/* isFailed */.Ix) ? retry : '';
    return `${(0,markdown/* fitMarkdown */.DJ)((0,markdown/* joinBlocks */.x9)([overview, sections, note, (0,report_links/* renderFooter */.up)(run)]))}\n`;
}
/** Warns that the next push won't retry, because an unnoticed failure would stay until the file changes again. */
const retry = '> **The next push doesn’t retry this sync** unless it changes the file, because it is compared with this push. Fix the ' +
    'cause, then click “Run workflow”, or re-run this job, which uses the workflow file of the original run. With `base: copilot`, or ' +
    '`base: last-success` and the permission `actions: read`, the next push retries automatically.';
/** Renders targets that need attention first, then changed ones. The rest is folded. */
function renderOverview(results) {
    const sorted = (0,report_result/* sortByOutcome */._0)(results);
    const counts = [...Map.groupBy(sorted, ({ ending }) => ending.outcome)]
        .map(([outcome, group]) => `${(0,src_text/* renderNumber */.kT)(group.length)} ${outcome}`)
        .join(', ');
    const groups = Map.groupBy(sorted, findGroup);
    const tables = groupNames.map((name) => {
        const rows = groups.get(name) ?? [];
        const header = ['Outcome', 'Copilot', 'Breaking', 'Operations', 'OpenAPI file'];
        const table = (0,markdown/* renderTable */.bo)({ noun: 'target', header, rows, describe });
        const title = `${name} (${(0,src_text/* renderNumber */.kT)(rows.length)})`;
        return name === 'Nothing to do' ? (0,markdown/* renderFolded */.jq)(title, table) : (0,markdown/* renderTitled */.$8)(title, table);
    });
    const breaking = results.reduce((sum, result) => sum + countBroken(result), 0);
    const alarm = breaking === 0 ? '' : `; 🔴 ${(0,src_text/* renderCount */.SS)(breaking, 'breaking change')}`;
    return (0,markdown/* joinBlocks */.x9)([`### ${(0,src_text/* renderCount */.SS)(results.length, 'copilot')}: ${counts}${alarm}`, ...tables]);
}
const groupNames = ['Needs attention', 'Changed', 'Nothing to do'];
function findGroup(result) {
    if ((0,report_result/* isFailed */.Ix)(result) || ['file-removed', 'superseded'].includes(result.ending.outcome))
        return 'Needs attention';
    return (0,report_result/* isQuiet */.rM)(result) ? 'Nothing to do' : 'Changed';
}
/** Counts breaking changes. A failed sync breaks nothing. */
function countBroken(result) {
    return (0,report_result/* isFailed */.Ix)(result) ? 0 : (result.spec?.comparison?.breaking ?? 0);
}
/** Renders one row per copilot. Breaking changes are in a column that narrow screens still show. */
function describe(result) {
    const { copilot, copilotId = 'not named', ending, swaggerFile } = result;
    const name = copilot?.name ?? result.name;
    const breaking = countBroken(result);
    // An empty cell of a failed target would look like "nothing to report".
    const fill = (words) => ((0,report_result/* isFailed */.Ix)(result) ? words : '');
    return [
        ending.outcome,
        name === undefined ? (0,report_escape/* codeCell */.MZ)(copilotId, 80) : `**${(0,report_escape/* escapeMarkdown */.FV)(name, 60)}**`,
        breaking === 0 ? fill('–') : `🔴&nbsp;${(0,src_text/* renderNumber */.kT)(breaking)}`,
        renderCounts(result) || fill(describeUncounted(result)),
        (0,report_escape/* codeCell */.MZ)(swaggerFile, 160),
    ];
}
function renderCounts({ spec }) {
    const { added = [], removed = [], modified = [] } = spec?.comparison ?? {};
    return Object.entries({ '+': added, '−': removed, '~': modified })
        .flatMap(([mark, { length }]) => (length === 0 ? [] : [`${mark}${(0,src_text/* renderNumber */.kT)(length)}`]))
        .join('&nbsp;');
}
/** Explains why a failed target has no counts of changes. */
function describeUncounted({ spec }) {
    if (spec === undefined)
        return 'not&nbsp;read';
    return spec.comparison === undefined ? 'not&nbsp;compared' : 'no&nbsp;change';
}
/**
 * Renders the sections that fit, open if they need attention, otherwise folded behind their headline. The rest is
 * counted.
 */
function renderSections(results, run, maxBytes) {
    const reportable = (0,report_result/* sortByOutcome */._0)(results).filter((result) => !(0,report_result/* isQuiet */.rM)(result));
    const sections = [];
    let leftBytes = maxBytes;
    for (const [index, result] of reportable.entries()) {
        const section = renderSection({ result, run });
        const title = `<b>${(0,report_escape/* escapeMarkdown */.FV)((0,headline/* renderHeadline */.L)(result), 400)}</b>`;
        const shown = findGroup(result) === 'Needs attention' ? section : (0,markdown/* renderFolded */.jq)(title, section);
        const reported = (0,markdown/* fitMarkdown */.DJ)(shown, leftBytes / (reportable.length - index));
        leftBytes -= Buffer.byteLength(reported) + 8;
        if (leftBytes < 0)
            break;
        sections.push(reported);
    }
    const cut = reportable.length - sections.length;
    if (cut > 0)
        sections.push(`…and ${(0,src_text/* renderCount */.SS)(cut, 'more section')}, omitted to limit the length. The log contains them.`);
    return sections.join('\n\n---\n\n');
}

;// CONCATENATED MODULE: ./src/report/comment.ts


/**
 * Maximum size. GitHub rejects a comment above 65,536 characters, and a text never has fewer bytes than characters.
 */
const maxBytes = 60_000;
/** Renders the pull request's comment: the hidden line and the summary, below 65,536 characters. */
function renderComment(results, run) {
    const [first] = results;
    const source = run.source ?? `${first?.copilotId ?? ''} ${first?.swaggerFile ?? ''}`;
    const key = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([run.workflow, source]))
        .digest('hex');
    const mark = `<!-- copilot-swagger-sync: ${key} -->`;
    return {
        mark,
        body: `${mark}\n${renderSummary(results, run, maxBytes)}`,
        createsIfMissing: results.some(({ ending }) => ending.outcome !== 'unchanged'),
    };
}

// EXTERNAL MODULE: ./src/report/lines.ts
var lines = __webpack_require__(315);
// EXTERNAL MODULE: ./src/compare/reported-change.ts + 1 modules
var reported_change = __webpack_require__(7466);
// EXTERNAL MODULE: ./src/report/step-outputs.ts
var step_outputs = __webpack_require__(4907);
;// CONCATENATED MODULE: ./src/report/outputs.ts





/**
 * Maximum size of the output in bytes. The limit for outputs of a job is 1 MB in UTF-16, so ASCII counts twice.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idoutputs
 */
const outputs_maxBytes = 900_000;
/** Maximum number of changes per operation. */
const maxChanges = 50;
/** Maximum length of a shown value, in characters of JSON. */
const maxValueChars = 200;
/** Renders all outputs of the step. */
function renderOutputs(results) {
    return (0,step_outputs/* renderStepOutputs */.d)(results, renderTargetReports(results));
}
/**
 * Renders the output `report`: a JSON array with one object per target, small enough for a job's output. It uses the
 * same words as the outputs. Unknown values are omitted, and omitted entries are counted.
 */
function renderTargetReports(results) {
    const count = results.length;
    const full = JSON.stringify(results.map((result) => describeWithLists(result, count)));
    if (countBytes(full) <= outputs_maxBytes)
        return full;
    // With hundreds of targets, lists are omitted; with thousands, some targets are.
    const take = createTaker(outputs_maxBytes - 4);
    return JSON.stringify(take(results, (result) => (0,step_outputs/* describeBriefly */.x)(result, count)));
}
function outputs_describe(result, targets) {
    const { spec, ending, liveState, totalMs, warnings } = result;
    const { acceptance, comparison, problems = [], readMs } = spec ?? {};
    const failure = (0,report_result/* findFailure */.gd)(result);
    const { counts: effect, replaceMs, waitMs, emptyMs } = (0,report_result/* findReplacement */.wk)(result) ?? {};
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    return {
        ...(0,step_outputs/* describeBriefly */.x)(result, targets),
        state: (0,report_escape/* plainText */.wh)(ending.state, 500),
        accepted: acceptance && comparison && comparison.breaking - (0,change_groups/* listOpen */.xO)({ acceptance, comparison }).length,
        errors,
        warnings: problems.length - errors + warnings.length,
        failure: failure && {
            code: failure.code,
            message: (0,report_escape/* plainText */.wh)(failure.message, 1_000),
            hint: failure.hint && (0,report_escape/* plainText */.wh)(failure.hint, 500),
        },
        found: liveState && describeLiveState(liveState),
        ...((ending.outcome === 'synced' || ending.outcome === 'rolled-back') && {
            verified: ending.unverified === undefined,
            unverified: ending.unverified && (0,report_escape/* plainText */.wh)(ending.unverified, 200),
        }),
        effect,
        timings: { totalMs, prepareMs: readMs, replaceMs, settleMs: waitMs, emptyMs },
    };
}
/** Describes the copilot's previous actions compared with the file, and as many unmanaged actions as fit. */
function describeLiveState({ actions, commit, different, missing, extra, unmanaged }) {
    return {
        actions,
        commit: commit && (0,report_escape/* plainText */.wh)(commit, 64),
        missing: missing.length,
        extra: extra.length,
        different: different.length,
        unmanaged: unmanaged.length,
        unmanagedActions: createTaker(outputs_maxBytes / 10)(unmanaged, outputs_describeOperation),
    };
}
/** Adds the lists. Changed operations come first, so that the list of all operations is truncated before them. */
function describeWithLists(result, targets) {
    const base = outputs_describe(result, targets);
    const { acceptance, operations = [], comparison, selection } = result.spec ?? {};
    const { added = [], removed = [], modified = [] } = comparison ?? {};
    const changes = Map.groupBy(comparison === undefined ? [] : (0,reported_change/* listChanges */.Wd)(comparison), (reported) => reported.operation);
    const describeChanged = (operation) => {
        const reported = changes.get(operation) ?? [];
        return {
            ...outputs_describeOperation(operation),
            changes: reported.slice(0, maxChanges).map((change) => describeChange(change, acceptance)),
            truncated: Math.max(0, reported.length - maxChanges),
        };
    };
    const take = createTaker((outputs_maxBytes / targets) * 0.95 - countBytes(JSON.stringify(base)) - 200);
    const lists = {
        added: take(added, outputs_describeOperation),
        removed: take(removed, describeChanged),
        modified: take(modified, ({ movedFrom, operation }) => ({
            ...describeChanged(operation),
            movedFrom: movedFrom && { ...movedFrom, path: (0,report_escape/* plainText */.wh)(movedFrom.path, 300) },
        })),
        operations: take(operations, outputs_describeOperation),
        ...(selection && { excluded: take(selection.excluded, outputs_describeOperation) }),
    };
    return { ...base, lists, truncated: base.truncated - Object.values(lists).flat().length };
}
/**
 * Creates a function that keeps entries while they fit into a budget, shared by all calls, and none after the first
 * that doesn't fit.
 */
function createTaker(budgetBytes) {
    let leftBytes = budgetBytes;
    return (entries, show) => {
        const kept = [];
        for (const entry of entries) {
            const shown = show(entry);
            leftBytes -= countBytes(JSON.stringify(shown)) + 2;
            if (leftBytes < 0)
                break;
            kept.push(shown);
        }
        return kept;
    };
}
function outputs_describeOperation({ method, path, name }) {
    return { method, path: (0,report_escape/* plainText */.wh)(path, 300), name: (0,report_escape/* plainText */.wh)(name, 255) };
}
function describeChange({ change, fingerprint }, acceptance) {
    const entry = acceptance?.entries.get(fingerprint);
    const { after, before, path, rule, sentence } = change;
    return {
        class: change.class,
        rule,
        place: (0,report_escape/* plainText */.wh)(path, 300),
        sentence: (0,report_escape/* plainText */.wh)(sentence, 300),
        fingerprint,
        before: dropLong(before),
        after: dropLong(after),
        accepted: entry && {
            reason: (0,report_escape/* plainText */.wh)(entry.reason, 300),
            'accepted-by': (0,report_escape/* plainText */.wh)(entry.acceptedBy, 100),
        },
    };
}
function dropLong(value) {
    return value !== undefined && JSON.stringify(value).length <= maxValueChars ? value : undefined;
}
function countBytes(text) {
    return Math.max(Buffer.byteLength(text), text.length * 2);
}

// EXTERNAL MODULE: ./src/report/overlay-template.ts
var overlay_template = __webpack_require__(6611);
;// CONCATENATED MODULE: ./src/report/recovery.ts




/** Renders the post step's part of the job summary as GitHub-flavored Markdown, one section per copilot. */
function renderRecoverySummary(reports) {
    return `${reports.map((report) => (0,markdown/* fitMarkdown */.DJ)(recovery_renderSection(report))).join('\n\n---\n\n')}\n`;
}
function renderRecoveryLines(report) {
    const { copilotId, copilotName, ending } = report;
    const name = copilotName === '' ? copilotId : `${copilotName} (${copilotId})`;
    const reported = (0,report_result/* isFailed */.Ix)(report) ? (0,report_result/* describeFailure */.Ic)(report) : [ending.state];
    return [`${name}: ${ending.outcome}.`, ...reported].map((line) => (0,report_escape/* plainText */.wh)(line, 2_000));
}
function recovery_renderSection(report) {
    const { copilotId, copilotName, ending, swaggerFile } = report;
    const { warnings = [] } = ending;
    const who = copilotName === '' ? `copilot ${copilotId}` : `copilot “${copilotName}”`;
    return (0,markdown/* joinBlocks */.x9)([
        `### Finished by the post step, outcome \`${ending.outcome}\`: ${(0,report_escape/* escapeMarkdown */.FV)(who, 200)}`,
        'The main step was canceled, timed out or crashed before the sync finished. The post step resumed it.',
        renderState(report),
        (0,markdown/* renderTitled */.$8)('Warnings', warnings.map((text) => `- ${(0,report_escape/* escapeMarkdown */.FV)(text, 800)}`).join('\n')),
        `Copilot ${(0,report_escape/* codeSpan */.SS)(copilotId, 80)}${swaggerFile === '' ? '' : `, OpenAPI file ${(0,report_escape/* codeSpan */.SS)(swaggerFile)}`}.`,
    ]);
}

;// CONCATENATED MODULE: ./src/report/index.ts















/***/ }),

/***/ 315:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  P: () => (renderDetails),
  renderLines: () => (renderLines),
  z: () => (renderTitle)
});
var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4806);
var _change_groups_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(803);
var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5609);
var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9215);
var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3696);
var _result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6359);






/** Maximum number of changes in the log. The summary shows all of them. */
const namedRows = 10;
/** Renders the last log lines of a target, without line breaks. The step's error contains the failure and the fix. */
function renderLines(result) {
    return [renderTitle(result), ...renderDetails(result)];
}
/** Renders the result as one line, which is the title of the target's log group in a run with several targets. */
function renderTitle(result) {
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)((0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .renderHeadline */ .L)(result))}.`;
}
function renderDetails(result) {
    const { spec, ending } = result;
    const { document, operations, time } = (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFacts */ .Lm)(result);
    // Line numbers precede the lines of the file, so the lines can't be read as commands.
    const frames = (spec?.frames ?? []).flatMap(({ lines, spot }) => [
        `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(spot.file)}:${spot.line}:${spot.column}`,
        ...lines,
    ]);
    return [
        ...frames,
        ...(ending.outcome === 'synced' ? [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(ending.state)] : []),
        ...(operations === '' ? [] : [`Operations: ${operations}.`]),
        ...(spec === undefined ? [] : renderChanges(spec)),
        ...(document === '' ? [] : [`Document: ${document}.`]),
        ...(spec?.rewrites ?? []).map(({ message }) => `  Rewritten: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(message)}`),
        ...((0,_result_js__WEBPACK_IMPORTED_MODULE_3__/* .findReplacement */ .wk)(result)?.incidents ?? []).map((incident) => `What happened: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(incident)}`),
        `Time: ${time}.`,
    ];
}
function renderChanges(spec) {
    const all = [
        ...(0,_change_groups_js__WEBPACK_IMPORTED_MODULE_4__/* .gatherCauses */ .w_)(spec).map(renderCause),
        ...(spec.comparison?.added ?? []).map((operation) => `  + ${nameOperation(operation)}`),
    ];
    if (all.length <= namedRows)
        return all;
    const rest = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderCount */ .SS)(all.length - namedRows, 'more change');
    return [...all.slice(0, namedRows), `  … and ${rest} in the job summary`];
}
function renderCause({ operations, parts }) {
    const [only] = operations;
    const count = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderCount */ .SS)(operations.length, 'operation');
    const who = only !== undefined && operations.length === 1 ? nameOperation(only) : count;
    const isRemoval = parts.some(({ change }) => change.rule === 'action-removed');
    const reported = parts.map(({ change, concern }) => `${words[concern] ?? ''}${change.sentence}`);
    return `  ${isRemoval ? '-' : '~'} ${who}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(reported.join('; '), 600)}`;
}
const words = { breaking: 'breaking: ', accepted: 'breaking, accepted: ' };
function nameOperation({ method, path, name }) {
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(`${method} ${path}`, 200)} (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(name, 80)})`;
}


/***/ }),

/***/ 9401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  ES: () => (linkLocation),
  OT: () => (linkPath),
  R: () => (linkCommits),
  Wf: () => (linkOperation),
  up: () => (renderFooter)
});
var _oid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1265);
var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5609);
var _counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8606);



/** Renders a file at the commit that was read as inline code, with a link if the server has a page for it. */
function linkPath(file, links) {
    const commit = links.result.change?.head;
    return linkLocation((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(file, 200), { file, line: undefined, commit }, links);
}
/** Renders the name of an operation in bold, with a link if its location is known. */
function linkOperation(operation, links) {
    const title = `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(operation.name, 120)}**`;
    const location = links.result.spec?.locations.get(operation);
    return location === undefined ? title : linkLocation(title, location, links);
}
/** Links Markdown to a line of a file at a commit. Returns the Markdown alone if the server has no page for it. */
function linkLocation(markdown, { commit, file, line }, { result, run: { isGitea, repositoryUrl } }) {
    const reason = result.change?.reason;
    const isElsewhere = reason === 'other-repository' || reason === 'untracked';
    if (repositoryUrl === undefined || commit === undefined || !(0,_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .isOid */ .dH)(commit) || isElsewhere)
        return markdown;
    const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const tree = isGitea ? 'src/commit' : 'blob';
    // If the file differs from the commit, its lines can differ, too.
    const anchor = line === undefined || reason === 'dirty' ? '' : `#L${line}`;
    return link(markdown, `${repositoryUrl}/${tree}/${commit}/${path}${anchor}`);
}
/**
 * Renders the compared commits: both with a link to the page that compares them, or the only one, or an empty string.
 */
function linkCommits({ result: { change }, run: { repositoryUrl } }) {
    if (change?.head === undefined)
        return '';
    const { base, head, reason } = change;
    const commits = base === undefined ? [head] : [base, head];
    const words = commits.map((commit) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)((0,_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenOid */ .e7)(commit))).join(' → ');
    if (repositoryUrl === undefined || !commits.every(_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .isOid */ .dH) || reason === 'other-repository')
        return words;
    const page = base === undefined ? `commit/${head}` : `compare/${base}...${head}`;
    return link(words, `${repositoryUrl}/${page}`);
}
/** Renders a link if no character of the URL can end the link. `label` must be Markdown. */
function link(label, url) {
    return /^https?:\/\/[^\s()<>[\]"'`\\|]+$/u.test(url) ? `[${label}](${url})` : label;
}
function renderFooter(run) {
    const { actionVersion, eventName, nodeVersion, repositoryUrl, runId = '' } = run;
    const hasPage = repositoryUrl !== undefined && /^\d+$/u.test(runId);
    const parts = [
        `Copilot Swagger Sync ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(actionVersion, 40)}`,
        hasPage ? link(`run ${runId}`, `${repositoryUrl}/actions/runs/${runId}`) : '',
        eventName === '' ? '' : `event ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(eventName, 60)}`,
        `Node ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(nodeVersion, 40)}`,
    ];
    return `<sub>${(0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .joinWords */ .yZ)(parts, ' · ')}</sub>`;
}


/***/ }),

/***/ 5107:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $8: () => (renderTitled),
  D1: () => (createList),
  DJ: () => (fitMarkdown),
  LV: () => (wrap),
  XP: () => (takeLines),
  bo: () => (renderTable),
  jq: () => (renderFolded),
  x9: () => (joinBlocks)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);

/** Creates a list with one or several lines per item; empty without items. */
function createList(items, render, end) {
    return items.length === 0 ? [] : [{ count: items.length, lines: items.values().map(render), end }];
}
/** Renders a table, followed by the number of rows that don't fit; empty without rows. */
function renderTable({ describe, header, noun, rows }) {
    const head = `${renderRow(header)}\n${renderRow(header.map(() => ':---'))}\n`;
    const list = createList(rows, (row) => renderRow(describe(row)), (cut) => (cut === 0 ? '' : `\n\n…and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(cut, `more ${noun}`)}, omitted to limit the length.`));
    return wrap(head, list, '');
}
/** Returns as many of the first lines as fit into `maxBytes` of UTF-8. Renders no further ones. */
function takeLines(all, maxBytes) {
    const lines = [];
    let leftBytes = maxBytes;
    for (const line of all) {
        leftBytes -= Buffer.byteLength(line) + 1;
        if (leftBytes < 0)
            break;
        lines.push(line);
    }
    return lines;
}
/** Renders Markdown below a heading; empty if the Markdown is empty. */
function renderTitled(title, markdown) {
    return wrap(`#### ${title}\n\n`, markdown, '');
}
/**
 * Renders Markdown that a click on the title unfolds; empty if the Markdown is empty.
 * @param title escaped HTML
 */
function renderFolded(title, markdown) {
    // GitHub parses Markdown inside HTML only after an empty line.
    return wrap(`<details><summary>${title}</summary>\n\n`, markdown, '\n\n</details>');
}
/** Renders Markdown between two texts; empty if the Markdown is empty. */
function wrap(before, markdown, after) {
    return markdown.length === 0 ? [] : [before, ...toPieces(markdown), after];
}
/** Joins blocks of Markdown with empty lines, without empty blocks. */
function joinBlocks(blocks) {
    const [first, ...others] = blocks.filter((block) => block.length > 0);
    return first === undefined
        ? []
        : [...toPieces(first), ...others.flatMap((block) => ['\n\n', ...toPieces(block)])];
}
function toPieces(markdown) {
    return typeof markdown === 'string' ? [markdown] : markdown;
}
/** Renders Markdown, and cuts the longest lists if it would have more than `maxBytes` of UTF-8. */
function fitMarkdown(markdown, maxBytes = Infinity) {
    const pieces = toPieces(markdown);
    const lists = pieces.filter((piece) => typeof piece !== 'string');
    const texts = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.end(piece.count)));
    let leftBytes = maxBytes - Buffer.byteLength(texts.join(''));
    const measured = lists.map((list) => {
        const lines = takeLines(list.lines, leftBytes);
        return { list, lines, bytes: countBytes(lines) };
    });
    const rendered = new Map();
    // The smallest lists come first, so that the longer lists share the remaining bytes.
    for (const [index, { list, lines }] of measured
        .toSorted((one, other) => one.bytes - other.bytes)
        .entries()) {
        const shown = takeLines(lines, leftBytes / (measured.length - index));
        leftBytes -= countBytes(shown);
        rendered.set(list, shown.join('\n') + list.end(list.count - shown.length));
    }
    return pieces.map((piece) => (typeof piece === 'string' ? piece : (rendered.get(piece) ?? ''))).join('');
}
function countBytes(lines) {
    return lines.reduce((bytes, line) => bytes + Buffer.byteLength(line) + 1, 0);
}
function renderRow(cells) {
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 6611:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Be: () => (templateHead),
  Hp: () => (renderOverlayTemplate),
  v1: () => (renderTemplateAction)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);
var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5609);


/** Lines that precede the actions of the overlay. */
const templateHead = `overlay: 1.0.0
info:
  title: Descriptions for the copilot
  version: 1.0.0
actions:
`;
/**
 * Returns an overlay in YAML with one action per operation that needs a text of its own, or an empty string if there is
 * none. The unchanged overlay doesn't change the copilot's actions.
 */
function renderOverlayTemplate(missing) {
    return missing.length === 0 ? '' : `${templateHead}${missing.map(renderTemplateAction).join('')}`;
}
/** Returns the lines of one operation, which fit below those of `renderOverlayTemplate`. */
function renderTemplateAction({ method, path, target, description, operationId, }) {
    const lines = [
        `  # ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderLine */ .ni)(`${method} ${path}`, 300)}`,
        `  - target: ${renderString(target)}`,
        '    update:',
        ...(operationId === undefined
            ? []
            : [`      operationId: ${renderString(operationId)} # keeps the name of the action`]),
        `      description: ${renderString(description)}`,
    ];
    return `${lines.join('\n')}\n`;
}
/** Renders a string as JSON, which is also YAML if characters that YAML doesn't allow are escaped. */
function renderString(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeInvisible */ .ts)(JSON.stringify(text));
}


/***/ }),

/***/ 3940:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  l: () => (renderReadiness),
  renderReadinessLines: () => (renderReadinessLines)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);
var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5609);
var _links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9401);
var _overlay_template_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6611);
var _counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8606);
var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5107);






/** Maximum number of operations in the template. */
const templateActions = 100;
const headings = {
    'no-text': () => 'No description and no summary',
    'same-text': () => 'Same text as another action',
    'derived-name': () => 'Name derived from the path',
    'unusable-text': (maxChars) => `Description with more than ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(maxChars)} characters, or with only markup`,
    'unclear-parameter': () => 'Required parameter without a description and with a meaningless name',
};
const reasons = {
    'no-text': 'The copilot finds these actions only by their names.',
    'same-text': 'The search can’t distinguish these actions.',
    'derived-name': 'The operations have no `operationId`, and derived names are noise in the search.',
    'unusable-text': 'The search ignores the end of a longer text, and markup is noise.',
    'unclear-parameter': 'The language model guesses the values of these parameters.',
};
/** Renders the findings about the actions' texts, folded, with an overlay template; empty without findings. */
function renderReadiness(links) {
    const { readiness } = links.result.spec ?? {};
    if (readiness === undefined || readiness.findings.length === 0)
        return [];
    const count = readiness.findings.reduce((sum, { entries }) => sum + entries.length, 0);
    const rules = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .joinBlocks */ .x9)(readiness.findings.map((finding) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTitled */ .$8)(headings[finding.rule](readiness.maxChars), renderFinding(finding, links))));
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .renderFolded */ .jq)(`Readiness for the language model: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(count, 'finding')}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .joinBlocks */ .x9)([rules, renderTemplate(readiness)]));
}
/** Renders one line per rule, with the names of some actions. */
function renderReadinessLines({ findings, maxChars }) {
    return findings.map(({ entries, rule }) => {
        const names = entries.map(({ operation }) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(operation.name, 80));
        return `Readiness: ${headings[rule](maxChars)}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSome */ .JC)(names, _counts_js__WEBPACK_IMPORTED_MODULE_3__/* .namedActions */ .PT)}`;
    });
}
function renderFinding({ rule, entries }, links) {
    const names = entries.slice(0, _counts_js__WEBPACK_IMPORTED_MODULE_3__/* .namedActions */ .PT).map(({ operation, parameters = [] }) => {
        const unclear = parameters.map((one) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codeCell */ .MZ)(one, 40)).join(', ');
        return `${(0,_links_js__WEBPACK_IMPORTED_MODULE_4__/* .linkOperation */ .Wf)(operation, links)}${unclear === '' ? '' : ` (${unclear})`}`;
    });
    const rest = entries.length - names.length;
    const more = rest > 0 ? [`…and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(rest)} more`] : [];
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(entries.length, 'action')}: ${[...names, ...more].join(', ')}. ${reasons[rule]}`;
}
function renderTemplate({ missingTexts }) {
    const template = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .createList */ .D1)(missingTexts.slice(0, templateActions), (missing) => (0,_overlay_template_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTemplateAction */ .v1)(missing).trimEnd(), (cut) => {
        const rest = cut + Math.max(0, missingTexts.length - templateActions);
        if (rest === 0)
            return '\n```';
        return `\n\`\`\`\n\nThe template leaves out ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rest, 'more operation')} without a text of ${rest === 1 ? 'its' : 'their'} own.`;
    });
    const use = 'Write the descriptions, save the overlay in your repository, and add its path to the input `overlay-files`.';
    // Each line starts with white space or a fixed word, so no text can end the fence.
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTitled */ .$8)('Overlay template', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .LV)(`${use}\n\n\`\`\`yaml\n${_overlay_template_js__WEBPACK_IMPORTED_MODULE_5__/* .templateHead */ .Be}`, template, ''));
}


/***/ }),

/***/ 8431:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Nk: () => (setMember),
  OW: () => (isJsonObject),
  cy: () => (isArray),
  gz: () => (findMember),
  lS: () => (membersOf)
});
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
/** Returns an object's own member, or `undefined`. Inherited members such as `constructor` are ignored. */
function findMember(value, key) {
    return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
/** Returns the value if it is an object, otherwise an empty object. */
function membersOf(value) {
    return isJsonObject(value) ? value : {};
}
/**
 * Sets an own member. An assignment of `__proto__` would set the prototype instead. Use only for objects that the caller
 * created.
 */
function setMember(target, key, value) {
    if (key === '__proto__') {
        Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
        return;
    }
    target[key] = value;
}


/***/ }),

/***/ 2612:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  MR: () => (findStep),
  Wr: () => (renderPointer),
  ko: () => (unescapeToken),
  tj: () => (escapeToken),
  vp: () => (parsePointer),
  wR: () => (findByPointer),
  zR: () => (decodeEscapes)
});
var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8431);

/** Escapes a reference token. @see RFC 6901, section 3 */
function escapeToken(token) {
    return /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;
}
/** Unescapes a reference token. `~1` is replaced first, so that `~01` becomes `~1`. */
function unescapeToken(token) {
    return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}
/** Decodes percent escapes. A text with an invalid escape isn't changed. */
function decodeEscapes(text) {
    if (!text.includes('%'))
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Renders a pointer from keys and indices; empty for the whole document. */
function renderPointer(path) {
    return path.map((token) => `/${escapeToken(String(token))}`).join('');
}
/** Returns the unescaped tokens of a pointer, or `undefined` if the pointer is neither empty nor starts with `/`. */
function parsePointer(pointer) {
    if (pointer === '')
        return [];
    if (!pointer.startsWith('/'))
        return undefined;
    return pointer.slice(1).split('/').map(unescapeToken);
}
/** Returns the target of a pointer, or `undefined`. Inherited members are ignored. */
function findByPointer(root, pointer) {
    if (pointer !== '' && !pointer.startsWith('/'))
        return undefined;
    let value = root;
    // The tokens aren't collected in a list, because every reference of a document is looked up.
    for (let at = 0; at < pointer.length && value !== undefined;) {
        const next = pointer.indexOf('/', at + 1);
        const end = next === -1 ? pointer.length : next;
        value = findStep(value, unescapeToken(pointer.slice(at + 1, end)));
        at = end;
    }
    return value;
}
/** Returns the item or own member for one token, or `undefined`. */
function findStep(value, token) {
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .findMember */ .gz)(value, token);
}


/***/ })

};
