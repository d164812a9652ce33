export const id = 957;
export const ids = [957];
export const modules = {

/***/ 6194:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (detectChanges)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/oid.ts
var oid = __webpack_require__(1265);
;// CONCATENATED MODULE: ./src/change/base.ts


/**
 * Finds the base according to the decision table: the input `base` or the event. A preview shows the changes of a
 * pull request, so it never uses the last success.
 * @throws ActionError `bad-input` if the input `base` names no commit
 */
async function findBase(query, commits) {
    const { base, event } = query;
    if (base !== undefined && base !== 'last-success' && base !== 'copilot')
        return findRevision(base, commits);
    if ('pull' in event)
        return findPullRequestBase(event, commits);
    if (event.kind === 'merge-group')
        return nameCommit(event.baseSha, 'the merge group’s base');
    const otherwise = decideByPush(event);
    return base === 'last-success' ? findLastSuccess(otherwise, query, commits) : otherwise;
}
async function findRevision(revision, commits) {
    const label = `\`base: ${revision}\``;
    const meant = findMisspelledWord(revision);
    const reject = (problem, hint) => {
        throw new errors/* ActionError */.lZ('bad-input', `Invalid value “${revision}” for the input \`base\`${problem}`, {
            hint,
        });
    };
    // A misspelled keyword would otherwise count as an unreadable branch and sync every push.
    const found = await commits.findCommit(revision, meant === undefined ? 'anywhere' : 'clone');
    if (found.kind === 'found')
        return { kind: 'commit', commit: found.commit, label };
    if (meant !== undefined) {
        const hint = `For a branch or tag of this name, use \`heads/${revision}\` or \`tags/${revision}\`.`;
        return reject(`. Did you mean \`${meant}\`?`, hint);
    }
    // A force-push may have removed a full commit ID, and HEAD^ of a branch's first commit exists nowhere.
    if (found.kind === 'absent' && isPlainName(revision)) {
        const hint = 'Use `auto`, `copilot`, `last-success`, or a commit, branch or tag of this repository.';
        return reject(': this repository has no such commit, branch or tag.', hint);
    }
    const remedy = 'fetch the full history to compare with it; on GitLab, set `GIT_DEPTH: 0`';
    return { kind: 'unknown', why: `${label} was not found in this clone or on GitHub (${remedy})` };
}
/** Whether the revision can only be a branch or a tag: neither a full commit ID nor an expression such as `HEAD^`. */
function isPlainName(revision) {
    return !(0,oid/* isOid */.dH)(revision) && !/[~^:]|@\{/.test(revision);
}
/** Returns the word of the input `base` that differs from this value by up to two characters. */
function findMisspelledWord(value) {
    return ['auto', 'copilot', 'last-success'].find((word) => countEdits(value.toLowerCase(), word) <= 2);
}
/** Returns the Levenshtein distance: the number of characters to add, remove or replace. */
function countEdits(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [removed, letter] of Array.from(from).entries()) {
        const next = [removed + 1];
        for (const [index, other] of Array.from(to).entries()) {
            const [replaced = 0, kept = 0] = row.slice(index, index + 2);
            next.push(Math.min(replaced + Number(letter !== other), kept + 1, (next[index] ?? 0) + 1));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}
/** Uses the commit before a push. Only push events include a previous commit. */
function decideByPush(event) {
    const before = event.kind === 'push' ? event.before : undefined;
    if (before === undefined)
        return { kind: 'none', reason: 'no-base' };
    return (0,oid/* isZeroOid */.t0)(before) ? { kind: 'none', reason: 'ref-created' } : nameCommit(before, 'before the push');
}
function nameCommit(commit, label) {
    if (commit === undefined)
        return { kind: 'unknown', why: 'the event names no base commit' };
    return { kind: 'commit', commit, label };
}
/**
 * Uses the last run that synced instead of the event's base. An event that always syncs (started manually or by a
 * schedule) still syncs, and the commit then only indicates the copilot's actions.
 */
async function findLastSuccess(otherwise, { isPart }, commits) {
    const { doubt, run: lastSuccess } = await commits.findLastSuccess(isPart);
    if (lastSuccess === undefined)
        return { ...otherwise, doubt };
    if (otherwise.kind === 'none' && otherwise.reason === 'no-base')
        return { ...otherwise, lastSuccess };
    const { commit, runNumber } = lastSuccess;
    return { kind: 'commit', commit, label: `the last success, run ${runNumber}`, lastSuccess, doubt };
}
/**
 * Finds the base of a pull request, which is its merge base. If GitHub's test merge is checked out, its first parent
 * is used, because the payload's `base.sha` becomes outdated. Otherwise, the merge base comes from the payload
 * (Gitea), the API or the clone, or the target's tip is used. act sends neither base nor head by itself.
 */
async function findPullRequestBase(event, commits) {
    const { baseRef, baseSha, headSha, mergeBase } = event.pull;
    const target = await findMergedTarget(event, commits);
    if (target !== undefined)
        return nameCommit(target, 'the pull request’s target');
    const commonCommit = mergeBase ?? (baseRef && headSha && (await commits.findMergeBase(baseRef, headSha)));
    if (commonCommit)
        return nameCommit(commonCommit, 'the merge base of the pull request');
    const base = nameCommit(baseSha, 'the pull request’s target according to the event');
    if (base.kind !== 'commit')
        return base;
    const warning = `The merge base of the pull request could not be found, so the file is compared with ${(0,oid/* shortenOid */.e7)(base.commit)}. ` +
        'If the target branch has newer commits, their additions look like removals by the pull request.';
    return { ...base, warning };
}
/**
 * Returns the first parent of GitHub's test merge, or `undefined` if another commit is checked out. On Gitea, this can
 * be the last commit of the pull request, which is sometimes a merge, too.
 */
async function findMergedTarget({ kind, pull, ref, sha }, commits) {
    // For this event, the checked-out commit is the target itself, or a commit that must not be read.
    if (kind === 'pull-request-target')
        return undefined;
    const { headSha } = pull;
    const parents = (await commits.findParents(commits.head)) ?? [];
    const isOwnMerge = commits.head === sha && /^refs\/pull\/\d+\/merge$/.test(ref);
    const isTestMerge = headSha === undefined ? isOwnMerge : parents[1] === headSha;
    return isTestMerge && parents.length === 2 ? parents[0] : undefined;
}

// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/change/trees.ts
/** Reads both trees at the same time. */
async function findTrees(findTree, { head, base }, paths) {
    const [now, before] = await Promise.all([
        findTree(head, paths),
        base === undefined ? undefined : findTree(base, paths),
    ]);
    return { head: now, base: before };
}
/** Whether two entries are equal. Equal IDs mean equal bytes. */
function isSameEntry(a, b) {
    return a?.kind === b?.kind && a?.oid === b?.oid && a?.via === b?.via;
}

;// CONCATENATED MODULE: ./src/change/decision.ts



/** Whether an OpenAPI file with this reason is to be synced. The guards of the run follow later. */
function isChange(reason) {
    return !['unchanged', 'file-removed', 'missing', 'ref-deleted'].includes(reason);
}
/** Completes a decision with default values. `rest` overrides them. */
function toChange(file, decision, rest) {
    const changed = isChange(decision.reason);
    return { file, ...decision, changed, files: [file], warnings: [], isCheckedOut: true, ...rest };
}
function toDecision(reason, detail, changedFiles = []) {
    return { reason, detail, changedFiles };
}
/** Decides for `force`, which makes every file count as changed. */
function decideForced(root) {
    return toDecision('forced', `${root} counts as changed, because the input \`force\` is set.`);
}
/** Decides about one OpenAPI file from the evidence alone. Even with `force`, a missing file can't be synced. */
function decideFile(watched, compared, force = false) {
    const { root } = watched;
    const { base, evidence } = compared;
    const isOnDisk = evidence.onDisk.has(root);
    const absence = isOnDisk ? undefined : findAbsence(root, compared);
    if (absence !== undefined)
        return absence;
    if (force)
        return isOnDisk ? decideForced(root) : describeMissing(root, compared);
    if (base.kind === 'none')
        return decideWithoutBase(root, base.reason, compared);
    if (base.kind === 'commit' && evidence.head !== undefined && evidence.base !== undefined) {
        return decideByStates(watched, compared, `${renderBase(base)} and ${(0,oid/* shortenOid */.e7)(compared.head)}`);
    }
    return toDecision('unknown', `${root} counts as changed: ${renderDoubt(compared)}.`, [root]);
}
/**
 * Decides about a file that isn't in the workspace, or returns `undefined` if the commits show what happened to it.
 */
function findAbsence(root, compared) {
    const { base, evidence, head, isClone } = compared;
    if (evidence.head?.has(root) === true) {
        if (isClone)
            return base.kind === 'none' ? describeMissing(root, compared) : undefined;
        const remedy = 'run actions/checkout before this action';
        return toDecision('missing', `${root} is in the repository, but the workspace has no checkout of it: ${remedy}.`);
    }
    if (evidence.base?.has(root) === true)
        return undefined;
    const isDoubtful = evidence.head === undefined || (base.kind === 'commit' && evidence.base === undefined);
    if (isDoubtful)
        return toDecision('missing', `${root} is not in the workspace, and ${renderDoubt(compared)}.`);
    const elsewhere = base.kind === 'commit' ? ` or in ${renderBase(base)}` : '';
    return toDecision('missing', `${root} is not in the workspace, in commit ${(0,oid/* shortenOid */.e7)(head)}${elsewhere}.`);
}
function decideWithoutBase(root, reason, { evidence, head }) {
    if (reason === 'ref-created' && evidence.head?.has(root) === false) {
        return toDecision('untracked', renderUntracked(root, head), [root]);
    }
    const why = {
        'ref-created': 'the branch or tag is new, so there is nothing to compare with',
        'no-base': 'this event names no earlier commit to compare with',
    }[reason];
    return toDecision(reason, `${root} at ${(0,oid/* shortenOid */.e7)(head)} counts as changed: ${why}.`, [root]);
}
function decideByStates({ files: own, root, paths }, compared, versions) {
    const { base, evidence, head } = compared;
    const states = new Map(paths.map((path) => [path, decidePathState(path, evidence)]));
    // The target of a link can be missing. The state of the link is then sufficient.
    const changed = [...states].filter(([path, is]) => is !== 'same' && (path === root || is !== 'missing'));
    const files = changed.map(([path]) => path);
    const [first = '', ...more] = files;
    if (first === '') {
        const others = own.length === 1 ? 'is' : `and ${(0,src_text/* renderCount */.SS)(own.length - 1, 'file')} that belong to it are`;
        const detail = `${root} ${others} the same in ${versions}`;
        if (base.doubt === undefined)
            return toDecision('unchanged', `${detail}.`);
        return toDecision('unknown', `${detail}, but ${base.doubt}. To be safe, it counts as changed.`, [root]);
    }
    if (states.get(root) === 'removed')
        return toDecision('file-removed', `${root} was deleted between ${versions}.`, files);
    if (!evidence.onDisk.has(root))
        return describeMissing(root, compared, files);
    const reason = decideReason(states, root);
    const culprit = changed.find(([, is]) => is === reason)?.[0] ?? root;
    const details = {
        added: `${root} is new between ${versions}.`,
        modified: `${more.length === 0 ? `${first} differs` : `${first} and ${more.length} more differ`} between ${versions}.`,
        untracked: renderUntracked(culprit, head),
        dirty: `${culprit} in the workspace differs from commit ${(0,oid/* shortenOid */.e7)(head)}: an earlier step changed it.`,
    };
    return toDecision(reason, details[reason], files);
}
/** Returns the decision for an unchanged file with another selection of operations. */
function decideSelection(root, file, { base, head }) {
    const versions = base.kind === 'commit' ? ` between ${renderBase(base)} and ${(0,oid/* shortenOid */.e7)(head)}` : '';
    const detail = `\`operations\` or \`overlay-files\` in ${file} changed${versions}, so ${root} counts as changed.`;
    return toDecision('selection-changed', detail, [file]);
}
/** Returns the reason: the state of the root itself, or `modified` if a referenced file changed. */
function decideReason(states, root) {
    const own = states.get(root);
    if (own === 'added' || own === 'untracked')
        return own;
    const all = new Set(states.values());
    if (all.has('modified') || all.has('added') || all.has('removed'))
        return 'modified';
    return all.has('untracked') ? 'untracked' : 'dirty';
}
function describeMissing(root, { evidence, head }, files = []) {
    const commit = `commit ${(0,oid/* shortenOid */.e7)(head)}`;
    const detail = evidence.head?.has(root) === true
        ? `${root} is in ${commit} but not in the workspace: a sparse checkout excludes it, or an earlier step removed it.`
        : `${root} is not in the workspace or in ${commit}.`;
    return toDecision('missing', detail, files);
}
function renderUntracked(path, head) {
    return `${path} is in the workspace but not in commit ${(0,oid/* shortenOid */.e7)(head)} (generated, ignored or spelled differently), so it counts as changed.`;
}
function renderDoubt({ base, evidence, head }) {
    if (base.kind === 'unknown')
        return base.why;
    const isHeadKnown = evidence.head !== undefined && base.kind === 'commit';
    const commit = isHeadKnown ? renderBase(base) : `${(0,oid/* shortenOid */.e7)(head)}, the commit checked out,`;
    return `commit ${commit} could not be read from the checkout or from GitHub`;
}
/** Renders a commit with its label. */
function renderBase({ commit, label }) {
    return `${(0,oid/* shortenOid */.e7)(commit)} (${label})`;
}
/** Decides the state of one path from both commits and the workspace. */
function decidePathState(path, { head, base, onDisk, dirty }) {
    const now = head?.get(path);
    const before = base?.get(path);
    const isOnDisk = onDisk.has(path);
    if (now === undefined && isOnDisk)
        return 'untracked';
    if (now === undefined)
        return before === undefined ? 'missing' : 'removed';
    if (before === undefined)
        return 'added';
    if (!isSameEntry(now, before))
        return 'modified';
    return dirty.has(path) ? 'dirty' : 'same';
}

;// CONCATENATED MODULE: ./src/change/complete-changes.ts

/** Adds the commits, the warnings, and details about each file that is missing or new. */
function completeChanges(decided, compared, { checkout, ...rest }) {
    const { base, evidence, head } = compared;
    // An unknown base is reported once per run, not once per OpenAPI file.
    const doubtful = decided.findIndex(({ reason }) => reason === 'unknown');
    return Promise.all(decided.map(async ({ changedFiles, files, reason, root, ...own }, index) => {
        const ports = { ...compared, checkout };
        const warnings = [index === doubtful && own.detail, index === 0 && base.warning];
        const cause = reason === 'missing' && rest.isCheckedOut ? await explainMissing(root, ports) : {};
        const { detail = own.detail } = cause;
        return toChange(root, toDecision(reason, detail, changedFiles), {
            ...{ ...rest, ...cause, head, files, lastSuccess: base.lastSuccess },
            base: base.kind === 'commit' ? evidence.base && base.commit : base.lastSuccess?.commit,
            warnings: warnings.filter((warning) => typeof warning === 'string'),
            ...(await explainNew(root, detail, ports)),
        });
    }));
}
/** Returns the cause of a missing file, and its fix. */
async function explainMissing(root, { checkout, evidence }) {
    // Loaded only if a file is missing.
    const { explainMissingFile } = await __webpack_require__.e(/* import() */ 129).then(__webpack_require__.bind(__webpack_require__, 4129));
    return explainMissingFile(root, evidence.head?.get(root), checkout);
}
/** Returns details about a file that the base commit lacks: a renamed file is compared with its old path. */
async function explainNew(root, detail, { base, checkout, evidence, head }) {
    const isNew = evidence.head?.has(root) === true && evidence.base?.has(root) === false;
    if (base.commit === undefined || !isNew)
        return {};
    const oldPath = await checkout.findOldPath(root, { base: base.commit, head });
    return oldPath === undefined
        ? { isNew }
        : { isNew, oldPath, detail: `${detail} It was renamed from ${oldPath}.` };
}

// EXTERNAL MODULE: ./src/change/event.ts
var change_event = __webpack_require__(1118);
// EXTERNAL MODULE: ./src/change/preview-cause.ts
var preview_cause = __webpack_require__(4436);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
;// CONCATENATED MODULE: ./src/change/references.ts


const decoder = new TextDecoder();
/**
 * Patterns of everything that can name another file: a reference, a mapping of a discriminator and an escaped key. In
 * YAML, any word that ends like a file name can do so, too. Most OpenAPI files match none, so they aren't parsed here.
 */
const signs = {
    json: /\$ref(?!"\s*:\s*"#)|operationRef(?!"\s*:\s*"#)|[mM]apping|\\u00/,
    yaml: /\$ref(?!["']?\s*:\s*["']?#)|operationRef|mapping|\\u00|\.(?:[jJ][sS][oO][nN]|[yY][aA]?[mM][lL])/,
};
/**
 * Lists the files that an OpenAPI file may reference: workspace-relative, normalized, without itself. They may not
 * exist.
 */
function findReferences(path, bytes) {
    // All patterns are ASCII, so decoding the bytes as Latin-1 is enough and takes a tenth of the time.
    const letters = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    // In Latin-1, a byte-order mark has three characters.
    const isJson = /^(?:ï»¿)?\s*[{[]/.test(letters);
    if (!(isJson ? signs.json : signs.yaml).test(letters))
        return [];
    const text = decoder.decode(bytes);
    const written = (isJson ? findJsonReferences(text) : undefined) ?? findYamlReferences(text);
    const targets = written.flatMap((reference) => resolveReference(path, reference));
    return [...new Set(targets)].filter((target) => target !== path);
}
/** Resolves a reference as written and percent-decoded, because both spellings are common. */
function resolveReference(from, reference) {
    const target = reference.split('#', 1)[0] ?? '';
    const isElsewhere = /^[a-z][a-z0-9+.-]*:|^\//i.test(target);
    if (target === '' || isElsewhere || target.includes('\0'))
        return [];
    const spellings = new Set([target, decodePercent(target)]);
    return [...spellings]
        .map((spelling) => external_node_path_.posix.join(external_node_path_.posix.dirname(from), spelling))
        .filter((path) => path !== '.' && path !== '..' && !path.startsWith('../') && !path.endsWith('/'));
}
function decodePercent(text) {
    try {
        const decoded = decodeURIComponent(text);
        return decoded.includes('\0') ? text : decoded;
    }
    catch {
        return text;
    }
}
/** Finds the references of a JSON file, as written, or returns `undefined` if the text isn't JSON. */
function findJsonReferences(text) {
    const found = [];
    // An explicit stack prevents a stack overflow by hostile nesting.
    const open = [];
    try {
        open.push(JSON.parse(text));
    }
    catch {
        return undefined;
    }
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
        for (const [key, child] of Object.entries(value)) {
            if ((0,field/* isObject */.Gv)(child))
                open.push(child);
            if (key === '$ref' || key === 'operationRef')
                found.push(child);
            if (key === 'mapping' && (0,field/* isObject */.Gv)(child))
                found.push(Object.values(child).filter(mayBeFile));
            if (key === 'defaultMapping' && mayBeFile(child))
                found.push(child);
        }
    }
    return found.flat().filter((reference) => typeof reference === 'string');
}
/** Whether a mapping's value can be a file. It is a schema name or a reference; a file contains a dot or a slash. */
function mayBeFile(target) {
    return typeof target === 'string' && /[./]/.test(target);
}
const keyed = /(?:\$ref|operationRef)["']?[ \t]*:[ \t]*(?:"((?:[^"\\\r\n]|\\.)*)"|'((?:[^'\r\n]|'')*)'|([^\r\n]+))/g;
/** Matches the end of a word, so that no character is scanned twice and the scan stays linear. */
const extension = /\.(?:json|ya?ml)(?=[\s"'`,[\]{}<>|#]|$)/gi;
const delimiters = new Set(' \t\r\n"\'`,[]{}<>|#');
/**
 * Finds possible references of a YAML file, as written. It returns too many intentionally: everything after a `$ref`,
 * and every word that ends like a file name (mappings, anchors, block scalars). Words that aren't files are dropped
 * later.
 */
function findYamlReferences(text) {
    const found = new Set();
    for (const [, double, single, plain] of text.matchAll(keyed)) {
        if (double !== undefined)
            found.add(unescapeDouble(double));
        if (single !== undefined)
            found.add(single.replaceAll("''", "'"));
        // A plain scalar can end at a comment, or at the brace or comma of a flow mapping.
        for (const end of [/\s+#.*$/, /(?:\s+#|[,}\]]).*$/])
            found.add((plain ?? '').replace(end, '').trim());
    }
    for (const match of text.matchAll(extension)) {
        const end = match.index + match[0].length;
        let start = match.index;
        while (start > 0 && !delimiters.has(text.charAt(start - 1)))
            start--;
        found.add(text.slice(start, end));
    }
    return [...found];
}
function unescapeDouble(text) {
    try {
        return String(JSON.parse(`"${text}"`));
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./src/change/closure.ts


/** ID of a root that exists but can't be read. It differs from every ID of a commit. */
const unreadable = 'unreadable';
/** Maximum number of files to read at the same time. More would only wait in memory. */
const parallelReads = 8;
/**
 * Reads each root and every file that it references through `$ref`. A file that several roots reference is read once.
 * Missing or unreadable references are omitted, because the check of the OpenAPI file reports them with line and
 * column.
 * @param like an object ID of the repository, which determines the kind of hash
 */
async function readClosures(roots, files, like) {
    const leaves = new Map();
    const found = new Set(roots);
    const unread = [...found];
    while (unread.length > 0) {
        const paths = unread.splice(0, parallelReads);
        const read = await readAll(paths, files, (bytes, path) => ({
            id: renderId(bytes, like),
            references: typeof bytes === 'string' ? [] : findReferences(path, bytes),
        }));
        for (const [path, leaf] of read) {
            leaves.set(path, leaf);
            for (const reference of leaf.references) {
                if (!found.has(reference))
                    unread.push(reference);
                found.add(reference);
            }
        }
    }
    return roots.map((root) => {
        const closure = new Map();
        const reached = new Set([root]);
        // The loop over a set includes elements that are added during the loop, so the files are in the order of their
        // references.
        for (const path of reached) {
            const { id, references = [] } = leaves.get(path) ?? {};
            if (id !== undefined && (id !== unreadable || path === root))
                closure.set(path, id);
            for (const reference of references)
                reached.add(reference);
        }
        return closure;
    });
}
/** Reads files without their references. Returns the ID of each file that exists, by its path. */
async function readIds(paths, files, like) {
    return new Map(await readAll(paths, files, (bytes) => renderId(bytes, like)));
}
/** Reads the files that exist. Keeps only the result of `take`, because the files can be large. */
async function readAll(paths, files, take) {
    const read = paths.map(async (path) => {
        const bytes = await files.read(path).catch(() => unreadable);
        return bytes === undefined ? [] : [[path, take(bytes, path)]];
    });
    return (await Promise.all(read)).flat();
}
/**
 * Computes the ID under which git stores these bytes, if no filter changes them.
 * @param like an ID of the same repository, whose length distinguishes SHA-1 from SHA-256
 */
function renderId(bytes, like) {
    if (typeof bytes === 'string')
        return bytes;
    const hash = (0,external_node_crypto_.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
/**
 * Lists the IDs under which a commit can store these bytes: unchanged, with other line breaks (which a checkout on
 * Windows changes), or as a Git LFS pointer. This function computes the IDs, because git would run filters from the
 * configuration.
 * @see https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
 */
function listStoredIds(bytes, like) {
    const text = Buffer.from(bytes).toString('latin1');
    const unix = Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1');
    const digest = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize ${bytes.length}\n`;
    return [bytes, unix, Buffer.from(pointer)].map((stored) => renderId(stored, like));
}

;// CONCATENATED MODULE: ./src/change/evidence.ts


/** Reads both trees at the same time, for all paths of all targets. Returns the watched files of each target, too. */
async function readEvidence(targets, base, { checkout, files, acceptedFiles, otherPaths }) {
    const { findTree, head } = checkout;
    const roots = targets.map(({ swaggerFile }) => swaggerFile);
    const overlayFiles = unite(...targets.map((target) => target.overlayFiles));
    const [closures, overlays] = await Promise.all([
        readClosures([...roots, ...acceptedFiles], files, head),
        readIds(overlayFiles, files, head),
    ]);
    const ids = new Map([...overlays, ...closures.flatMap((closure) => [...closure])]);
    const first = unite(roots, acceptedFiles, overlayFiles, ids.keys(), otherPaths);
    const trees = await findTrees(findTree, { head, base }, first);
    const links = new Map();
    // Either the link or its target can change.
    const linked = first.filter((path) => !otherPaths.includes(path) && isLinked(path, trees.head));
    await Promise.all(linked.map(async (path) => links.set(path, await checkout.findLinkedPaths(path))));
    const targetsOfLinks = unite(...links.values()).filter((path) => !first.includes(path));
    // Paths that were read before are cached.
    const all = targetsOfLinks.length === 0
        ? trees
        : await findTrees(findTree, { head, base }, [...first, ...targetsOfLinks]);
    for (const [path, id] of await readIds(targetsOfLinks, files, head))
        if (id !== unreadable)
            ids.set(path, id);
    const watched = targets.map(({ swaggerFile: root, overlayFiles: own }, index) => {
        const present = own.filter((path) => ids.has(path));
        const read = unite([root], closures[index]?.keys() ?? [], present);
        // An overlay that was removed is a change, too.
        const paths = unite(read, own, ...unite(read, own).map((path) => links.get(path) ?? []), acceptedFiles);
        return { root, files: read, paths };
    });
    return { ...all, watched, onDisk: new Set(ids.keys()), dirty: await findDirty(ids, all.head, files) };
}
/** Whether the commit has a link, a submodule or a folder at the path, or a link or a submodule above the path. */
function isLinked(path, head) {
    const entry = head?.get(path);
    return entry !== undefined && (entry.kind !== 'file' || entry.via !== undefined);
}
/**
 * Finds the files that differ from the commit by more than line endings or Git LFS. An unreadable root counts as
 * changed, so that the run continues to the check that reports the reason.
 */
async function findDirty(ids, head, files) {
    const dirty = [...ids].map(async ([path, id]) => {
        const { kind, oid = '', via } = head?.get(path) ?? {};
        if (head !== undefined && id === unreadable)
            return [path];
        if (kind !== 'file' || via !== undefined || oid === id)
            return [];
        const bytes = await files.read(path).catch(() => undefined);
        return bytes !== undefined && listStoredIds(bytes, oid).includes(oid) ? [] : [path];
    });
    return new Set((await Promise.all(dirty)).flat());
}
function unite(...lists) {
    return [...new Set(lists.flatMap((list) => [...list]))];
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./src/change/selection-change.ts


/** The folders in which GitHub, Gitea and Forgejo look for workflows. */
const workflowFolders = ['.github/workflows', '.gitea/workflows', '.forgejo/workflows'];
/** Returns the paths to request together with those of the OpenAPI files, so that no further request is needed. */
function listSelectionPaths(selection, { workflowFile }) {
    if (selection === undefined)
        return [];
    if (selection.kind === 'config')
        return [selection.file];
    // The file of the running workflow is always requested.
    return workflowFile === undefined ? workflowFolders : [];
}
/** Compares the selections of the two commits. Reads only files that differ. */
async function findSelectionChange(selection, ports) {
    if (selection.kind === 'config')
        return compareConfig(selection, ports);
    const { base, checkout } = ports;
    const { findNearTree, findTree, head, workflowFile } = checkout;
    const files = workflowFile === undefined ? await listWorkflows(ports) : [workflowFile];
    // The clone and the API come first, because they already returned the entry of the running workflow.
    const find = async (commit, paths) => (await findNearTree(commit, paths)) ?? (await findTree(commit, paths));
    const trees = await findTrees(find, { head, base }, files);
    for (const file of files)
        if (await isSelectionChanged(file, trees, ports))
            return () => file;
    return () => undefined;
}
function isSame(path, { head, base }) {
    return head !== undefined && base !== undefined && isSameEntry(head.get(path), base.get(path));
}
async function readAt(file, commit, { history }) {
    return (await history.findVersion(file, commit))?.reader.read(file).catch(() => undefined);
}
async function compareConfig({ compare, file }, ports) {
    const { base, checkout, isChangedInDoubt } = ports;
    const trees = await findTrees(checkout.findTree, { head: checkout.head, base }, [file]);
    if (isSame(file, trees))
        return () => undefined;
    const isAbsent = trees.base?.has(file) === false;
    const bytes = isAbsent ? undefined : await readAt(file, base, ports);
    const differs = bytes === undefined && !isAbsent ? undefined : compare(bytes);
    if (differs === undefined)
        return () => (isChangedInDoubt ? file : undefined);
    return (target) => (target !== undefined && differs(target) ? file : undefined);
}
/** Returns the workflows of both commits, in the folders that differ. */
async function listWorkflows({ base, checkout }) {
    const trees = await findTrees(checkout.findTree, { head: checkout.head, base }, workflowFolders);
    const folders = workflowFolders.filter((folder) => !isSame(folder, trees));
    if (folders.length === 0)
        return [];
    const files = await Promise.all([checkout.listFiles(), checkout.listFiles(base)]);
    return [...new Set(files.flat())].filter((file) => folders.some((folder) => file.startsWith(`${folder}/`) && /\.ya?ml$/i.test(file)));
}
async function isSelectionChanged(file, trees, ports) {
    if (isSame(file, trees))
        return false;
    const { findSelectionValues } = await Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(456), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 9871));
    const readValues = async (commit, isAbsent) => {
        const bytes = isAbsent ? undefined : await readAt(file, commit, ports);
        return isAbsent ? [] : bytes && findSelectionValues(file, bytes);
    };
    const [now, before] = await Promise.all([
        readValues(ports.checkout.head, trees.head?.has(file) === false),
        readValues(ports.base, trees.base?.has(file) === false),
    ]);
    if (now === undefined || before === undefined)
        return ports.isChangedInDoubt;
    // An expression can have another value, although its text is the same.
    return !(0,external_node_util_.isDeepStrictEqual)(now, before) || now.some((value) => value.includes('${{'));
}

;// CONCATENATED MODULE: ./src/change/detect-checkout.ts









/**
 * Decides on all targets whose OpenAPI file is in one checkout.
 * @param query with only those accepted-changes files that this checkout contains
 */
async function detectInCheckout(query, ports) {
    const { acceptedFiles, event, force, selection, targets } = query;
    const { checkout, files, log } = ports;
    const { head, isClone } = checkout;
    const ownCause = event.previewCause === undefined ? await (0,preview_cause/* findCheckoutCause */.vx)(event, checkout) : undefined;
    noticePreview(ownCause, query, log);
    const preview = (event.previewCause ?? ownCause) !== undefined;
    if ((0,preview_cause/* isForeign */.jq)(checkout, event.repository)) {
        return targets.map(({ swaggerFile: root }) => toChange(root, force ? decideForced(root) : reportForeign(root, checkout, event), { head, preview }));
    }
    noticeOtherCommit(event, head, log);
    const base = await findBase(query, checkout);
    const otherPaths = base.commit === undefined ? [] : listSelectionPaths(selection, checkout);
    const [evidence, isWorkflowChanged] = await Promise.all([
        readEvidence(targets, base.commit, { checkout, files, acceptedFiles, otherPaths }),
        findWorkflowChange(base.commit, checkout),
    ]);
    const compared = { evidence, head, base, isClone };
    const decided = evidence.watched.map((own) => ({ ...own, ...decideFile(own, compared, force) }));
    const selected = await compareSelections(decided, query, { compared, ...ports });
    const guarded = preview ? selected : await guard(selected, query, { compared, ...ports });
    const isQuiet = guarded.every(({ reason }) => reason === 'unchanged');
    if (isQuiet && !preview)
        reportUnproven(checkout, log);
    return completeChanges(guarded, compared, { checkout, isCheckedOut: true, isWorkflowChanged, preview });
}
/** Decides on the unchanged files by the selection of their operations. */
async function compareSelections(decided, { selection, targets }, { compared, ...ports }) {
    const base = compared.base.commit;
    const isQuiet = decided.some(({ reason }) => reason === 'unchanged');
    if (!isQuiet || base === undefined || selection === undefined)
        return decided;
    // In doubt, the selection changed, because an excluded operation must not stay.
    const findFile = await findSelectionChange(selection, { ...ports, base, isChangedInDoubt: true });
    return decided.map((one, index) => {
        const file = one.reason === 'unchanged' ? findFile(targets[index]) : undefined;
        return file === undefined ? one : { ...one, ...decideSelection(one.root, file, compared) };
    });
}
function noticeOtherCommit({ sha }, head, log) {
    if (sha === '' || head === sha)
        return;
    log.notice(`The checkout is at ${(0,oid/* shortenOid */.e7)(head)}, but the event refers to ${(0,oid/* shortenOid */.e7)(sha)}. Using the checked-out commit.`);
}
/**
 * Reports that the setup was not checked: without the workflow's file name, the first run of a new workflow can't be
 * recognized.
 */
function reportUnproven({ workflowFile }, log) {
    if (workflowFile !== undefined)
        return;
    log.info('This runner doesn’t report the workflow file, so a new workflow can’t be recognized, and the API key and the ' +
        'copilot ID were not checked. To check them, start the workflow manually.');
}
/** Reports why a run is a preview, unless the inputs request one. */
function noticePreview(cause, { dryRun }, log) {
    if (cause === undefined || dryRun)
        return;
    log.notice(`This run is a preview, regardless of the inputs: ${cause}.`);
}
/** Whether the push added or changed the current workflow. This only improves a message, so unknown counts as no. */
async function findWorkflowChange(base, { head, workflowFile: file, findNearTree }) {
    if (file === undefined || base === undefined)
        return false;
    const trees = await findTrees(findNearTree, { head, base }, [file]);
    const entry = trees.head?.get(file);
    return entry !== undefined && trees.base !== undefined && !isSameEntry(entry, trees.base.get(file));
}
/**
 * Rejects an outdated run: a run that was started again or waited long must not replace a newer version with an older
 * one. Sends a request only if a sync would follow.
 */
async function guard(decided, { dryRun, event, force, selection, targets }, { checkout, compared, history, prefetch, log }) {
    const { head } = checkout;
    const branch = (0,change_event/* findPushedBranch */.N)(event);
    if (force || dryRun || branch === undefined)
        return decided;
    if (!decided.some(({ reason }) => isChange(reason)))
        return decided;
    const asked = checkout.findTip(event.ref);
    prefetch?.();
    const tip = await asked;
    // A tip at the event's commit has not moved, so the workflow checked out another commit intentionally.
    if (tip === undefined || tip === head || tip === event.sha)
        return decided;
    const tree = await checkout.findTree(tip, [...new Set(decided.flatMap(({ paths }) => paths))]);
    if (tree === undefined)
        return decided;
    const tipPorts = { checkout, history, base: tip, isChangedInDoubt: false };
    const findFile = selection && (await findSelectionChange(selection, tipPorts));
    const guarded = decided.map((one, index) => {
        if (!isChange(one.reason))
            return one;
        const now = compared.evidence.head;
        const isStale = one.paths.some((path) => !isSameEntry(tree.get(path), now?.get(path)));
        const file = isStale ? one.root : findFile?.(targets[index]);
        if (file === undefined)
            return one;
        const detail = `${branch} has a newer version of ${isStale ? file : `the selection in ${file}`}: the branch is at ` +
            `${(0,oid/* shortenOid */.e7)(tip)} now, and this run is at ${(0,oid/* shortenOid */.e7)(head)}. This run is skipped, because a newer ` +
            'run syncs the copilot.';
        return { ...one, reason: 'superseded', detail };
    });
    const superseded = guarded.find(({ reason }) => reason === 'superseded');
    if (superseded !== undefined)
        log.notice(superseded.detail);
    return guarded;
}
function reportForeign(root, { repository = '' }, event) {
    const detail = `${root} is in a checkout of ${repository}. The event is about ${event.repository}, so the file counts as changed.`;
    return toDecision('other-repository', detail);
}

;// CONCATENATED MODULE: ./src/change/detect-github.ts





/**
 * Decides for pull_request_target. Both versions come from the API. The workspace isn't read, because it may contain
 * files of an outside contributor in a job with secrets. The referenced files are taken from the base commit, which
 * is trusted.
 */
async function detectOnGitHub(query, history) {
    const { event, force, targets } = query;
    const head = 'pull' in event ? (event.pull.headSha ?? '') : '';
    const checkout = await history.findCheckout(targets[0]?.swaggerFile ?? '', 'github');
    const base = await findBase(query, checkout);
    const watched = await Promise.all(targets.map(async ({ overlayFiles, swaggerFile: root }) => {
        const references = await listBaseFiles(root, base.commit, history);
        const files = [...new Set([root, ...references, ...overlayFiles])];
        return { root, files, paths: files };
    }));
    const paths = [...new Set(watched.flatMap(({ files }) => files))];
    const trees = await findTrees(checkout.findTree, { head, base: base.commit }, paths);
    // No workspace is read here, so the files of the head count as present.
    const evidence = { ...trees, onDisk: new Set(trees.head?.keys()), dirty: new Set() };
    const compared = { evidence, head, base, isClone: true };
    const decided = watched.map((own) => ({
        ...own,
        ...(force ? decideForced(own.root) : decideFile(own, compared)),
    }));
    return completeChanges(decided, compared, { checkout, isCheckedOut: false, preview: true });
}
/** Lists the referenced files of the OpenAPI file at the base commit. */
async function listBaseFiles(file, commit, history) {
    const previous = commit === undefined ? undefined : await history.findVersion(file, commit);
    if (previous === undefined)
        return [];
    const [closure] = await readClosures([file], previous.reader, previous.commit);
    return [...(closure?.keys() ?? [])];
}

;// CONCATENATED MODULE: ./src/change/detect.ts




/**
 * Decides for every target whether its file, or a file that it references, changed with this event, in the order of
 * the query. An unknown result counts as changed, with one warning. For `missing`, the caller fails the target.
 * @throws ActionError `bad-input` if `base` names no commit
 */
async function detectChanges(query, ports) {
    const { base, event, force, targets } = query;
    const cause = event.previewCause;
    // Events that are always previewed need no notice.
    const isExpected = ['pull-request', 'pull-request-target', 'merge-group'].includes(event.kind);
    if (!isExpected)
        noticePreview(cause, query, ports.log);
    const alike = decideByEvent(query);
    if (alike !== undefined) {
        return targets.map((target) => toChange(target.swaggerFile, alike, { preview: cause !== undefined }));
    }
    if (event.kind === 'pull-request-target')
        return detectOnGitHub(query, ports.history);
    const changes = await detectByCheckout(query, ports);
    if (base === undefined && (0,change_event/* findPushedBranch */.N)(event) !== undefined)
        return releaseStopped(changes, query, ports);
    if (base !== 'copilot' || force)
        return changes;
    return changes.map((change) => (change.preview ? change : { ...change, asksCopilot: true }));
}
/** Decides on the targets of each checkout together. */
async function detectByCheckout(query, ports) {
    const { acceptedFiles, selection, targets } = query;
    const files = targets.map(({ swaggerFile }) => swaggerFile);
    const configFiles = selection?.kind === 'config' ? [selection.file] : [];
    const found = [...new Set([...files, ...acceptedFiles, ...configFiles])].map(async (path) => [path, await ports.history.findCheckout(path)]);
    const checkouts = new Map(await Promise.all(found));
    const decided = [...new Set(checkouts.values())].map(async (checkout) => {
        const isInside = (path) => checkouts.get(path) === checkout;
        const own = targets.filter(({ swaggerFile }) => isInside(swaggerFile));
        if (own.length === 0)
            return [];
        const inside = {
            targets: own,
            acceptedFiles: acceptedFiles.filter(isInside),
            // The event's commits are those of one repository.
            selection: configFiles.every(isInside) ? selection : undefined,
        };
        const changes = await detectInCheckout({ ...query, ...inside }, { ...ports, checkout });
        return changes.map((change, index) => [own[index], change]);
    });
    const changes = new Map((await Promise.all(decided)).flat());
    return targets.flatMap((target) => changes.get(target) ?? []);
}
/** Decides for all files from the event alone, or returns `undefined` if the files must be checked. */
function decideByEvent({ event, force }) {
    if (event.kind === 'ref-deleted') {
        return toDecision('ref-deleted', `${event.gone} was deleted, so there is nothing to compare or sync.`);
    }
    if (!('pull' in event))
        return undefined;
    const { headSha, isClosed, isMerged } = event.pull;
    if (event.kind === 'pull-request-target') {
        // For this event, the workspace may contain files of an outside contributor, and is never read.
        if (isClosed && !isMerged)
            return detect_closed;
        return headSha === undefined ? toDecision('missing', 'the event names no head commit.') : undefined;
    }
    if (!isClosed || force)
        return undefined;
    return isMerged ? merged : detect_closed;
}
const detect_closed = toDecision('unchanged', 'The pull request was closed without being merged, so there is nothing to sync.');
const merged = toDecision('no-base', 'The pull request was merged. The push event of the merge syncs the copilot, so run the workflow on `push` as well.');
/**
 * Releases a blocked change if only the accepted-changes file changed. The commit before the push already has the
 * blocked change, so the OpenAPI file is compared with the last synced version.
 */
async function releaseStopped(changes, query, ports) {
    const isStopped = ({ changed, changedFiles }) => changed && changedFiles.length > 0 && changedFiles.every((file) => query.acceptedFiles.includes(file));
    const stopped = changes.filter(isStopped);
    const again = {
        ...query,
        targets: query.targets.filter((_, index) => changes.slice(index, index + 1).some(isStopped)),
        // The selection didn't change, because otherwise more than the accepted changes would differ.
        selection: undefined,
        base: 'last-success',
    };
    // The first detection has already reported the event and the checkout.
    const log = { ...ports.log, info: ignore, notice: ignore };
    const since = await detectChanges(again, { ...ports, log });
    return changes.map((change) => {
        const newer = since[stopped.indexOf(change)];
        if (newer === undefined || newer.lastSuccess !== undefined)
            return newer ?? change;
        return { ...change, warnings: [...change.warnings, unknownSync] };
    });
}
const ignore = () => undefined;
const unknownSync = 'Only the file of accepted changes differs, and the last sync could not be found, so the OpenAPI file was compared ' +
    'with the commit before this push. To find the last sync, grant the permission `actions: read`.';


/***/ }),

/***/ 1118:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N: () => (findPushedBranch),
  w: () => (parseEvent)
});
var _field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(181);
var _oid_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1265);
var _preview_cause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4436);



/**
 * Parses the event, and all data of its payload that later steps need. Never throws, because a payload can have any
 * shape.
 */
function parseEvent(event) {
    const { name } = event;
    const known = { ...event, previewCause: (0,_preview_cause_js__WEBPACK_IMPORTED_MODULE_0__/* .findPreviewCause */ .rH)(event) };
    if (name === 'push')
        return { ...known, ...parsePush(event) };
    if (name === 'merge_group') {
        return { ...known, kind: 'merge-group', baseSha: (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findText */ .Vw)(event.payload, 'merge_group', 'base_sha') };
    }
    if (!name.startsWith('pull_request'))
        return { ...known, kind: 'other' };
    const pull = parsePullRequest(event.payload);
    if (name === 'pull_request_target') {
        return { ...known, kind: 'pull-request-target', pull, trustedCommit: pull.baseSha ?? event.sha };
    }
    return { ...known, kind: name === 'pull_request' ? 'pull-request' : 'pull-request-review', pull };
}
/** Returns the name of the pushed branch, or `undefined` for a tag or another event. */
function findPushedBranch(event) {
    return event.kind === 'push' ? event.branch : undefined;
}
function parsePush({ payload, ref }) {
    const [before = '', after = ''] = [(0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findText */ .Vw)(payload, 'before'), (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findText */ .Vw)(payload, 'after')];
    if ((0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(payload, 'deleted') === true || (0,_oid_js__WEBPACK_IMPORTED_MODULE_2__/* .isZeroOid */ .t0)(after)) {
        return { kind: 'ref-deleted', gone: (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findText */ .Vw)(payload, 'ref') ?? ref };
    }
    const [, branch] = /^refs\/heads\/(.*)$/s.exec(ref) ?? [];
    return { kind: 'push', branch, before: (0,_oid_js__WEBPACK_IMPORTED_MODULE_2__/* .isOid */ .dH)(before) ? before : undefined };
}
function parsePullRequest(payload) {
    const find = (...keys) => (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findText */ .Vw)(payload, 'pull_request', ...keys);
    const number = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(payload, 'pull_request', 'number');
    const mergeBase = find('merge_base') ?? '';
    return {
        number: typeof number === 'number' ? number : undefined,
        isClosed: (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findText */ .Vw)(payload, 'action') === 'closed',
        isMerged: (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(payload, 'pull_request', 'merged') === true,
        headSha: find('head', 'sha'),
        baseRef: find('base', 'ref'),
        baseSha: find('base', 'sha'),
        mergeBase: (0,_oid_js__WEBPACK_IMPORTED_MODULE_2__/* .isOid */ .dH)(mergeBase) ? mergeBase : undefined,
    };
}


/***/ }),

/***/ 4436:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  jq: () => (isForeign),
  rH: () => (findPreviewCause),
  vx: () => (findCheckoutCause)
});
var _field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(181);
var _oid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1265);


/** Refs with unmerged commits: test merges, heads of pull requests, and groups of a merge queue. */
const unmergedRef = /^refs\/(?:pull\/|heads\/gh-readonly-queue\/)/;
/** Events that any user can trigger for a commit of their own, which the workflow may then check out. */
const anyUsersEvent = /^(?:issue_comment|issues|discussion|discussion_comment|check_run|check_suite|status)$/;
/** Events that only users with write access can trigger. If another commit is checked out, these users chose it. */
const writersEvent = /^(?:|push|schedule|workflow_dispatch|release|create)$/;
/**
 * Returns why this event never changes a copilot, with any inputs, or `undefined` if the event may change one. Unmerged
 * content must not reach a copilot, even in a job with secrets.
 * @see https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
function findPreviewCause({ name, ref, payload, repository }) {
    if (name.startsWith('pull_request'))
        return `\`${name}\` refers to a pull request`;
    if (name === 'merge_group')
        return '`merge_group` refers to commits that are not merged yet';
    if (unmergedRef.test(ref))
        return `${ref} has commits that are not merged yet`;
    const namesPullRequest = ['check_run', 'check_suite'].some((key) => (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(payload, key, 'pull_requests').length > 0);
    if ((0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(payload['pull_request']) || namesPullRequest) {
        return `the payload of \`${name}\` names a pull request`;
    }
    const run = payload['workflow_run'];
    return (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(run) ? findRunCause(run, repository) : undefined;
}
function findRunCause(run, repository) {
    const cause = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findText */ .Vw)(run, 'event') ?? '';
    if (/^(?:pull_request|merge_group)/i.test(cause))
        return `\`workflow_run\` follows a run of \`${cause}\``;
    const ref = `refs/heads/${(0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findText */ .Vw)(run, 'head_branch') ?? ''}`;
    if (unmergedRef.test(ref))
        return `\`workflow_run\` follows a run on ${ref}, which is not merged yet`;
    const source = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findText */ .Vw)(run, 'head_repository', 'full_name') ?? 'an unknown repository';
    const isOwn = isSameName(source, repository);
    return isOwn ? undefined : `\`workflow_run\` follows a run on commits of ${source}, not of ${repository}`;
}
/** Returns why this event must not sync the content of the workspace, or `undefined` if the event may do so. */
async function findCheckoutCause(event, checkout) {
    const { name, sha, payload, repository } = event;
    const { head } = checkout;
    if (isForeign(checkout, repository)) {
        const origin = checkout.repository ?? '';
        return isNamed(payload, origin)
            ? undefined
            : `${origin} is checked out, but the event doesn’t name that repository`;
    }
    const isOwn = head === sha;
    if (anyUsersEvent.test(name) && !isOwn) {
        return `\`${name}\` refers to ${(0,_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenOid */ .e7)(sha)}, but ${(0,_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenOid */ .e7)(head)} is checked out`;
    }
    if (!mayBeUnmerged(event, isOwn))
        return undefined;
    const branch = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findText */ .Vw)(payload, 'repository', 'default_branch');
    if (branch !== undefined && (await checkout.isMerged(branch)))
        return undefined;
    return `\`${name}\` can refer to any commit, and the checked-out commit ${(0,_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenOid */ .e7)(head)} was not found on ${branch ?? 'the default branch'}`;
}
/**
 * Whether the checked-out commit may be unmerged. The commit of a deployment often belongs to a pull request, and users
 * can trigger other events for any commit.
 */
function mayBeUnmerged({ name, payload }, isOwn) {
    if (name === 'deployment' || name === 'deployment_status')
        return true;
    const isAfterPush = name === 'workflow_run' && (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findText */ .Vw)(payload, name, 'event')?.toLowerCase() === 'push';
    return !isOwn && !isAfterPush && !writersEvent.test(name);
}
/** Whether the checkout belongs to another repository than the run. Returns `false` if either name is unknown. */
function isForeign({ repository }, own) {
    return repository !== undefined && own !== '' && !isSameName(repository, own);
}
/**
 * Compares the last two parts of the names, because GitLab nests groups and the URL of an origin can contain more
 * parts.
 */
function isSameName(a, b) {
    const shorten = (name) => name.toLowerCase().split('/').slice(-2).join('/');
    return shorten(a) === shorten(b);
}
/** Whether a user who started the workflow manually named the repository in an input. */
function isNamed({ inputs }, repository) {
    const given = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(inputs) ? Object.values(inputs) : [];
    return given.some((value) => typeof value === 'string' && isSameName(value.replace(/(?:\.git)?\/*$/, ''), repository));
}


/***/ }),

/***/ 7321:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  S: () => (isPlainId)
});
/**
 * Whether the ID is exactly one segment of a path, even if it is decoded repeatedly. `..` would lead to the parent
 * path, and `bot/…` to the route that deletes all actions.
 */
function isPlainId(id) {
    return /^[^/\\%?#\p{Cc}]{1,255}$/u.test(id) && !/^\s*\.{0,2}\s*$/.test(id);
}


/***/ }),

/***/ 7769:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Iz: () => (parsePaths),
  PG: () => (parseOverlayFiles),
  ou: () => (parseOperations)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
var _input_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9664);
var _operation_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9119);



/** A maximum of faults in one error: more would hide the first one. */
const maxFaults = 20;
/**
 * Parses the input `operations`. Without patterns, every operation is selected.
 * @throws ActionError `bad-input`, with the line within the input of every wrong pattern
 */
function parseOperations(text) {
    const { faults, patterns } = (0,_operation_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePatterns */ .Z)(text);
    failOnFaults('operations', faults);
    return patterns;
}
/**
 * Parses the input `overlay-files`: one path per line.
 * @throws ActionError `bad-input`, with the line within the input of every wrong path
 */
function parseOverlayFiles(text) {
    const { faults, files } = parsePaths(text);
    failOnFaults('overlay-files', faults);
    return files;
}
/** Parses paths in the workspace, one per line. */
function parsePaths(text) {
    const files = [];
    const faults = [];
    for (const [index, written] of text.split(/\r\n|\n|\r/).entries()) {
        const path = written.trim();
        if (path === '')
            continue;
        const column = written.length - written.trimStart().length + 1;
        const fail = (hint, shown = path) => {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('bad-input', `“${shown}” can’t be used.`, { hint });
        };
        try {
            files.push((0,_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFilePath */ .zJ)(path, fail));
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ))
                throw error;
            const { hint = '', message } = error;
            faults.push({ line: index + 1, column, message, hint });
        }
    }
    return { files, faults };
}
function failOnFaults(name, faults) {
    const [first] = faults;
    if (first === undefined)
        return;
    if (faults.length === 1) {
        const { column, hint, line, message } = first;
        const where = `Line ${line}, column ${column} of the input \`${name}\``;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('bad-input', `${where}: ${message}`, { hint });
    }
    const lines = faults
        .slice(0, maxFaults)
        .map(({ column, hint, line, message }) => `- line ${line}, column ${column}: ${message} ${hint}`);
    const rest = faults.length > maxFaults ? [`- …and ${faults.length - maxFaults} more.`] : [];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('bad-input', [`The input \`${name}\` is invalid:`, ...lines, ...rest].join('\n'), {
        hint: 'Correct these lines.',
    });
}


/***/ }),

/***/ 6830:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A: () => (ServiceFailure),
  FK: () => (withoutActionList),
  WE: () => (explain),
  lZ: () => (ActionError),
  lb: () => (retryAfterCapMs)
});
/**
 * An expected failure. The message contains what failed, the location and the value. Any other error is a bug in this
 * action.
 */
class ActionError extends Error {
    name = 'ActionError';
    code;
    hint;
    at;
    constructor(code, message, { hint, at, ...options } = {}) {
        super(message, options);
        this.code = code;
        this.hint = hint;
        this.at = at;
    }
}
/** The end of a hint that recommends not to read the action list, with the danger of doing so. */
const withoutActionList = 'set `list-actions: never` together with `delete-path`. Warning: without `delete-path`, the action then calls the ' +
    'documented delete route, which on OpenCopilot 2.8.0 and earlier deletes the copilot itself.';
/** A request to the service that did not succeed. */
class ServiceFailure extends Error {
    name = 'ServiceFailure';
    fault;
    /** Time at which the request was sent, on the monotonic clock, if the caller can't know it. */
    sentMs;
    constructor(fault, { sentMs, ...options } = {}) {
        super(fault.explanation, options);
        this.fault = fault;
        this.sentMs = sentMs;
    }
}
/** Explains an error. Reports every unexpected error as a bug of the action. */
function explain(error) {
    if (error instanceof ActionError) {
        const { code, message, hint, at } = error;
        return { code, message, hint, at };
    }
    const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return {
        code: 'bug',
        message: `Unexpected failure: ${what}.`,
        hint: 'This is a bug in the action, not in your workflow. Run the job again with debug logging, and report it in the ' +
            'action’s repository with the log.',
    };
}
/**
 * Longest delay that a service can request, in milliseconds: jobs are billed by the minute, and the copilot may be
 * empty during the delay.
 */
const retryAfterCapMs = 60_000;


/***/ }),

/***/ 1869:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  CG: () => (findGitLayout),
  SM: () => (findOriginRepository),
  fE: () => (isShallow),
  mW: () => (findHead)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/**
 * Returns the repository that tracks `folder`: the nearest `.git` at or above it. Skips the `.git` of a submodule,
 * because the commit of the run belongs to the surrounding repository.
 */
function findGitLayout(folder) {
    const top = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const found = findGitDir((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git'));
    if (found !== undefined)
        return { top, ...found };
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top) === top ? undefined : findGitLayout((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top));
}
/**
 * Returns the commit of HEAD, or `undefined` if the files don't contain it (a reftable, a branch without commits).
 */
function findHead({ gitDir, commonDir }) {
    const head = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'))?.trim();
    if (!head?.startsWith('ref:'))
        return head;
    const ref = head.slice('ref:'.length).trim();
    const loose = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, ref))?.trim();
    if (loose !== undefined && /^[0-9a-f]+$/.test(loose))
        return loose;
    const packed = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs'));
    const line = packed?.split('\n').find((candidate) => candidate.endsWith(` ${ref}`));
    return line?.split(' ', 1)[0];
}
/** Returns `owner/name` of the remote `origin`, or `undefined` if the configuration has no URL of a server. */
function findOriginRepository({ commonDir }) {
    const config = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'config'));
    const section = config?.split(/^[ \t]*\[/m).find((part) => /^remote[ \t]+"origin"\]/i.test(part));
    const url = /^[ \t]*url[ \t]*=[ \t]*"?([^"\r\n]*)/im.exec(section ?? '')?.[1];
    return url === undefined ? undefined : findRepositoryName(url);
}
/** Whether the clone is shallow, as actions/checkout makes it by default. */
function isShallow({ commonDir }) {
    return (readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'shallow')) ?? '') !== '';
}
/**
 * Returns the last two segments of a server's URL, such as https://host/o/n.git, git@host:o/n or ssh://host:22/o/n/.
 * Returns `undefined` for a path on this machine (a mirror, a bundle), because it doesn't contain the repository's
 * name on the server.
 */
function findRepositoryName(url) {
    const isRemote = /^(?!file:)[a-z][a-z0-9+.-]*:\/\/|^[^/\\:]{2,}:(?![/\\])/i.test(url);
    const match = /([^/:]+)\/([^/]+?)(?:\.git)?\/*$/.exec(url.trim());
    return isRemote && match !== null ? `${match[1] ?? ''}/${match[2] ?? ''}` : undefined;
}
function findGitDir(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'HEAD')))
        return { gitDir: path, commonDir: path };
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return undefined;
    // A file that names the git folder belongs to a submodule or a linked work tree.
    const target = /^gitdir:\s*(.+?)\s*$/m.exec(readText(path) ?? '')?.[1];
    if (target === undefined)
        return undefined;
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), target);
    const isWorkTree = /[/\\]worktrees[/\\][^/\\]+$/.test(gitDir);
    if (!isWorkTree && /[/\\]modules[/\\]/.test(gitDir))
        return undefined;
    const common = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'))?.trim() ?? '';
    return { gitDir, commonDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, common) };
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 1543:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $7: () => (readLocalFolders),
  WZ: () => (findLocalMergeBase),
  e_: () => (findLocalCommit),
  p3: () => (isLocallyMerged),
  yV: () => (findLocalParents)
});
/** Returns the commit that a revision names in this clone, or `undefined` if the clone doesn't have it. */
async function findLocalCommit({ objects }, revision) {
    // actions/checkout creates a local branch only for the branch that it checks out; other branches exist as origin/….
    const found = await objects.read([`${revision}^{commit}`, `origin/${revision}^{commit}`]);
    return found.find((object) => object !== undefined)?.oid;
}
/** Returns the parents that the commit object names. In a shallow clone, `rev-parse` hides them. */
async function findLocalParents(git, commit) {
    const [object] = await git.objects.read([`${commit}^{commit}`]);
    if (object === undefined)
        return undefined;
    const [header = ''] = object.bytes.toString().split('\n\n', 1);
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? '');
}
/** Returns the merge base of a branch and a commit, or `undefined` if the clone can't provide it. */
async function findLocalMergeBase(git, base, head) {
    const from = (await findLocalCommit(git, `origin/${base}`)) ?? (await findLocalCommit(git, base));
    if (from === undefined)
        return undefined;
    return (await git.run(['merge-base', from, head]))?.toString().trim();
}
/** Whether the branch contains the commit, according to the last fetch from the server. */
async function isLocallyMerged(git, branch, commit) {
    const args = ['merge-base', '--is-ancestor', commit, `refs/remotes/origin/${branch}`];
    return (await git.run(args)) !== undefined;
}
/** Returns the requested entries that exist, one map per folder, or `undefined` for a folder that the clone lacks. */
async function readLocalFolders({ objects }, asked) {
    const folders = await objects.read(asked.map(({ id }) => id));
    return asked.map(({ names }, index) => {
        const folder = folders[index];
        return folder?.type === 'tree' ? parseFolder(folder, names) : undefined;
    });
}
const [space, nul] = [0x20, 0x00];
/**
 * Returns the requested entries of a tree object. Each entry is a mode, a space, a name, a zero byte and an ID of 20
 * or 32 bytes.
 * @see https://git-scm.com/book/en/v2/Git-Internals-Git-Objects, “Tree Objects”
 */
function parseFolder({ bytes, oid }, wanted) {
    const entries = new Map();
    const idBytes = oid.length / 2;
    for (let at = 0; at < bytes.length && entries.size < wanted.size;) {
        const nameAt = bytes.indexOf(space, at) + 1;
        const idAt = bytes.indexOf(nul, nameAt) + 1;
        const name = bytes.toString('utf8', nameAt, idAt - 1);
        if (wanted.has(name)) {
            const mode = bytes.toString('latin1', at, nameAt - 1);
            entries.set(name, { kind: kinds[mode] ?? 'file', oid: bytes.toString('hex', idAt, idAt + idBytes) });
        }
        // A truncated tree would cause an endless loop. Git returns complete trees only.
        if (idAt <= at)
            break;
        at = idAt + idBytes;
    }
    return entries;
}
/** Modes 100644 and 100755 are both files, because the executable bit doesn't matter for an OpenAPI file. */
const kinds = {
    40000: 'folder',
    120000: 'link',
    160000: 'submodule',
};


/***/ }),

/***/ 8342:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lD: () => (createGit),
  Yv: () => (createGitIn),
  Q8: () => (renderGitEnv)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
// EXTERNAL MODULE: ./src/now-ms.ts
var now_ms = __webpack_require__(6158);
;// CONCATENATED MODULE: ./src/git/object-reader.ts

function createObjectReader({ start, timeoutMs, log }) {
    let session;
    const findSession = () => {
        if (session === undefined || session.end !== undefined)
            session = openSession(start());
        return session;
    };
    return {
        prepare: () => {
            findSession();
        },
        read: async (names) => {
            if (names.length === 0)
                return [];
            const startMs = (0,now_ms/* nowMs */.T)();
            const current = findSession();
            // Only this timer keeps the Node process alive until the objects arrive.
            const timer = setTimeout(current.kill, timeoutMs);
            const objects = await current.request(names);
            clearTimeout(timer);
            const found = objects.filter((object) => object !== undefined).length;
            const took = `${Math.round((0,now_ms/* nowMs */.T)() - startMs)} ms`;
            log.debug(`git cat-file: ${found} of ${names.length} found, ${took} ${current.end ?? ''}`.trimEnd());
            return objects;
        },
        close: async () => {
            await session?.leave();
        },
    };
}
/** Wraps one process, from its start to its end. */
function openSession(child) {
    const waiting = [];
    const errors = [];
    let end;
    const finish = (reason) => {
        end ??= errors[0]?.split('\n', 1)[0] ?? reason;
        for (const settle of waiting.splice(0))
            settle(undefined);
    };
    const over = new Promise((resolve) => {
        child.on('error', ({ message }) => {
            finish(message);
            resolve();
        });
        child.on('close', (code) => {
            finish(`exit code ${code ?? 1}`);
            resolve();
        });
    });
    const parse = createParser((object) => waiting.shift()?.(object));
    child.stdout.on('data', parse);
    child.stderr.on('data', (chunk) => errors.push(chunk.toString()));
    // Writing to a process that has ended fails. The `close` event reports the failure.
    child.stdin.on('error', () => undefined);
    // Without a pending request, the process doesn't keep Node alive. It ends with Node, because its input ends.
    for (const part of [child, ...child.stdio])
        part?.unref();
    return {
        request: (names) => {
            const objects = names.map(() => new Promise((settle) => waiting.push(settle)));
            // `cat-file` reads one name per line, so a name with a line break would count as several names.
            child.stdin.write(names.map((name) => `${/[\r\n]/.test(name) ? '' : name}\n`).join(''));
            return Promise.all(objects);
        },
        /** Reason of the end, or `undefined` while the process runs. */
        get end() {
            return end;
        },
        leave: () => {
            child.ref();
            child.stdin.end();
            return over;
        },
        kill: () => {
            child.kill('SIGKILL');
            // Child processes of git can keep these streams open.
            for (const stream of [child.stdout, child.stderr])
                stream.destroy();
            finish('timed out');
        },
    };
}
const lineBreak = 0x0a;
/**
 * Parses the output of `cat-file --batch`, which arrives in chunks of any size. Each object is `<id> <type> <size>`,
 * a line break, the bytes and a line break; any other line is a name that wasn't found. The bytes are copied directly
 * to a buffer of that size, because keeping and joining the chunks would need twice the memory.
 */
function createParser(take) {
    let header = '';
    let open;
    const takeHeader = (part) => {
        header += part.toString('latin1');
        if (!header.endsWith('\n'))
            return;
        const [, oid = '', type = '', size] = /^([0-9a-f]+) (\w+) (\d+)\n$/.exec(header) ?? [];
        header = '';
        if (size === undefined)
            take(undefined);
        else
            open = { oid, type, bytes: Buffer.allocUnsafeSlow(Number(size)), filled: 0 };
    };
    return (chunk) => {
        for (let at = 0; at < chunk.length;) {
            if (open === undefined) {
                const end = chunk.indexOf(lineBreak, at) + 1 || chunk.length;
                takeHeader(chunk.subarray(at, end));
                at = end;
            }
            else if (open.filled < open.bytes.length) {
                const copied = chunk.copy(open.bytes, open.filled, at);
                open.filled += copied;
                at += copied;
            }
            else {
                // Skip the line break after the content.
                take(open);
                open = undefined;
                at += 1;
            }
        }
    };
}

;// CONCATENATED MODULE: ./src/git/git.ts





/**
 * Variables that git needs to find its programs, the user's settings, a proxy and certificates. Other variables can
 * contain secrets.
 */
const passedVariables = new Set([
    ['PATH', 'PATHEXT', 'LD_LIBRARY_PATH', 'SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PROGRAMDATA'],
    ['HOME', 'HOMEDRIVE', 'HOMEPATH', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'XDG_CONFIG_HOME'],
    ['TMPDIR', 'TEMP', 'TMP', 'HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
    ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'CURL_CA_BUNDLE'],
    ['GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'GIT_SSL_NO_VERIFY'],
].flat());
/** Returns the environment for every git process: no prompts, no writes to the index, English messages. */
function renderGitEnv(env) {
    const kept = Object.entries(env).filter(([name]) => passedVariables.has(name.toUpperCase()));
    return {
        ...Object.fromEntries(kept),
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
    };
}
/**
 * Restricts git to the clone's own configuration and forbids every transport, so that reading a partial clone doesn't
 * fetch into it. Git before 2.44 knows only the second variable.
 */
const offline = {
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
};
/** Treats paths literally and prevents git from running programs that the configuration names. */
const plain = ['--literal-pathspecs', '--no-pager'].concat(['core.fsmonitor=false', 'core.hooksPath=/dev/null'].flatMap((setting) => ['-c', setting]));
/**
 * Creates a git client for a clone that can belong to another user (the root of a container, a mounted volume). Git
 * checks the owner only of a folder that it finds by itself, and `safe.directory` would not help before git 2.38.
 * @see https://github.com/git/git/blob/master/setup.c, GIT_DIR_EXPLICIT
 */
function createGit({ top, gitDir }, options) {
    const env = { ...renderGitEnv(options.env), ...offline };
    return createGitIn(['-C', top, '--git-dir', gitDir], { ...options, env });
}
/**
 * Creates a git client with exactly this environment. All git processes start here. Output stays a buffer, because an
 * OpenAPI file isn't always UTF-8. `@actions/exec` isn't used, because it has no time limit. It also splits all output
 * into lines, which takes half a minute and a gigabyte for one line of 50 MB.
 * @param repository the arguments that select the repository
 * @see https://github.com/actions/toolkit/blob/main/packages/exec/src/toolrunner.ts, _processLineBuffer
 */
function createGitIn(repository, options) {
    const { env, log, timeoutMs = 60_000 } = options;
    const settings = { env, windowsHide: true };
    const start = () => (0,external_node_child_process_.spawn)('git', [...plain, ...repository, 'cat-file', '--batch'], settings);
    const limits = {
        encoding: 'buffer',
        maxBuffer: Infinity,
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
    };
    return {
        run: async (args, input) => {
            const startMs = (0,now_ms/* nowMs */.T)();
            const running = runFile('git', [...plain, ...repository, ...args], { ...settings, ...limits });
            // A process that ends early doesn't read its input. Its exit code reports the failure.
            running.child.stdin?.on('error', () => undefined).end(input);
            const { stdout, ending } = await running.then((ended) => ({ stdout: ended.stdout, ending: 'exit code 0' }), (error) => ({ stdout: undefined, ending: describeFailure(error, timeoutMs) }));
            const took = `${Math.round((0,now_ms/* nowMs */.T)() - startMs)} ms`;
            log.debug(`git ${[...repository, ...args].join(' ')}: ${took}, ${ending}`);
            return stdout;
        },
        objects: createObjectReader({ start, log, timeoutMs }),
    };
}
const runFile = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
function describeFailure(error, timeoutMs) {
    if ((0,field/* findField */.UI)(error, 'killed') === true)
        return `timed out after ${timeoutMs / 1000} s`;
    const [code, stderr] = [(0,field/* findField */.UI)(error, 'code'), String((0,field/* findField */.UI)(error, 'stderr'))];
    return typeof code === 'number' ? `exit code ${code}, ${stderr.split('\n', 1)[0] ?? ''}` : String(error);
}


/***/ }),

/***/ 3028:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  C: () => (createGitHub)
});
/** Creates a client for the server of the environment. The code that sends requests is loaded with the first one. */
function createGitHub(options) {
    const { env, repository, token } = options;
    let loading;
    const load = async () => {
        const { createRequest } = await __webpack_require__.e(/* import() | github */ 326).then(__webpack_require__.bind(__webpack_require__, 3274));
        return createRequest(options);
    };
    return {
        repository,
        hasToken: Boolean(token),
        isGitea: [env['GITEA_ACTIONS'], env['FORGEJO_ACTIONS']].some(Boolean),
        request: async (route, parameters) => (await (loading ??= load()))(route, parameters),
    };
}


/***/ }),

/***/ 1674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  v: () => (batch)
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);

/**
 * Combines all keys that are requested in the same turn of the event loop into one request. Each key is requested
 * only once.
 * @returns a function that returns the response to the request that contains its key
 */
function batch(request) {
    const answers = new Map();
    let pending;
    return (key) => {
        const known = answers.get(key);
        if (known !== undefined)
            return known;
        if (pending === undefined) {
            const keys = [];
            const answer = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)().then(() => {
                pending = undefined;
                return request(keys);
            });
            pending = { keys, answer };
        }
        pending.keys.push(key);
        answers.set(key, pending.answer);
        return pending.answer;
    };
}


/***/ }),

/***/ 3611:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  J: () => (createCheckout),
  _: () => (maxLinks)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
var _git_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1543);
var _history_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6870);
var _load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4872);
var _oid_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1265);






/** Creates the `Checkout` port for one repository in the workspace. */
function createCheckout(source, workspace, run) {
    const { queryGitHub, git, head, findTree, findNearTree } = source;
    // A shallow clone may lack the relevant commits, and its `origin/main` may be an unrelated commit that was checked
    // out under that name.
    const whole = source.isWhole ? git : undefined;
    const offline = { ...source, queryGitHub: () => Promise.resolve(undefined) };
    return {
        isClone: git !== undefined,
        head,
        repository: source.origin,
        workflowFile: run.workflowFile && source.toWorkspacePath(run.workflowFile),
        findTree,
        findNearTree,
        findCommit: (revision, from) => findCommit(from === 'clone' ? offline : source, revision),
        findParents: (commit) => (0,_history_source_js__WEBPACK_IMPORTED_MODULE_2__/* .findParents */ .Z)(source, commit),
        findMergeBase: async (base, tip) => {
            const remote = await queryGitHub((api, github) => api.findGitHubMergeBase(github, base, tip));
            return remote ?? (whole && (0,_git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .findLocalMergeBase */ .WZ)(whole, base, tip));
        },
        isMerged: async (branch) => {
            if (whole !== undefined && (await (0,_git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocallyMerged */ .p3)(whole, branch, head)))
                return true;
            return (await queryGitHub((api, github) => api.isMergedOnGitHub(github, branch, head))) === true;
        },
        findLastSuccess: async (isPart) => {
            const last = await queryGitHub((api, github) => api.findLastSuccess(github, run, isPart));
            return last ?? { doubt: 'the run names no repository' };
        },
        findTip: (ref) => queryGitHub((api, github) => api.findGitHubTip(github, ref.slice('refs/heads/'.length))),
        findLinkedPaths: (path) => Promise.try(findLinkedPaths, workspace, path),
        findOldPath: async (path, between) => {
            const { findOldPath } = await Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(456), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 7577));
            return findOldPath(source, path, between);
        },
        isSparse: async (path) => {
            const own = source.toRepositoryPath(path);
            return git !== undefined && own !== undefined && (await (await (0,_load_js__WEBPACK_IMPORTED_MODULE_4__/* .loadGit */ .t)()).isSkipped(git, own));
        },
        findNewPath: (path) => findNewPath(source, path),
        listFiles: async (commit = head) => {
            const blobs = git && (await (await (0,_load_js__WEBPACK_IMPORTED_MODULE_4__/* .loadGit */ .t)()).listLocalBlobs(git, commit));
            return [...(blobs?.keys() ?? [])].map(source.toWorkspacePath);
        },
    };
}
async function findNewPath(source, path) {
    const { queryGitHub, git, head, isWhole, toRepositoryPath, toWorkspacePath } = source;
    const own = toRepositoryPath(path);
    if (own === undefined)
        return undefined;
    const local = git && (await (await (0,_load_js__WEBPACK_IMPORTED_MODULE_4__/* .loadGit */ .t)()).findLocalNewPath(git, own, head));
    // A shallow clone may lack the commit that renamed the file.
    const remote = local === undefined && !isWhole;
    const found = remote ? await queryGitHub((api, github) => api.findGitHubNewPath(github, own, head)) : local;
    return found === undefined ? undefined : toWorkspacePath(found);
}
async function findCommit(source, revision) {
    const { queryGitHub, git, head, isWhole } = source;
    // `HEAD` means the commit that is checked out; the server would resolve it to its default branch.
    const anchored = revision.replace(/^(HEAD|@)(?=[~^]|$)/, head);
    const commit = (git && (await (0,_git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .findLocalCommit */ .e_)(git, anchored))) ?? (await findNamedParent(source, anchored));
    if (commit !== undefined)
        return { kind: 'found', commit };
    const remote = await queryGitHub((api, github) => api.findGitHubCommit(github, anchored));
    // Without a server, only a full clone proves that a revision doesn't exist.
    return remote ?? { kind: isWhole ? 'absent' : 'unknown' };
}
/**
 * Resolves `<commit>^`, `<commit>~1` and `<commit>^2` from the commit object, which names its parents even in a
 * shallow clone.
 */
async function findNamedParent(source, revision) {
    const [, commit = '', which = '1'] = /^([0-9a-f]+)(?:\^([12])?|~1?)$/.exec(revision) ?? [];
    return (0,_oid_js__WEBPACK_IMPORTED_MODULE_5__/* .isOid */ .dH)(commit) ? (await (0,_history_source_js__WEBPACK_IMPORTED_MODULE_2__/* .findParents */ .Z)(source, commit))?.[Number(which) - 1] : undefined;
}
/** Maximum number of links in one path, the same as on Linux. */
const maxLinks = 40;
function findLinkedPaths(workspace, path) {
    const passed = [path];
    for (const at of passed) {
        const next = followFirstLink(workspace, at);
        if (next !== undefined && passed.length <= maxLinks)
            passed.push(next);
    }
    return passed.slice(1);
}
/**
 * Returns the path with its first link replaced by the link's target, or `undefined` without a link or if the target
 * is outside.
 */
function followFirstLink(workspace, path) {
    const parts = path.split('/');
    for (const depth of parts.keys()) {
        const above = parts.slice(0, depth + 1).join('/');
        const target = readLink((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, above));
        if (target === undefined)
            continue;
        const named = target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
        const next = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(above), named, path.slice(above.length));
        return node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(named) || next === '..' || next.startsWith('../') ? undefined : next;
    }
    return undefined;
}
/** Returns the target of a link, or `undefined` if the path isn't a link. */
function readLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 6870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (createSource),
  Z: () => (findParents)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/git/git-layout.ts
var git_layout = __webpack_require__(1869);
// EXTERNAL MODULE: ./src/git/git-objects.ts
var git_objects = __webpack_require__(1543);
// EXTERNAL MODULE: ./src/history/batch.ts
var batch = __webpack_require__(1674);
// EXTERNAL MODULE: ./src/history/load.ts
var load = __webpack_require__(4872);
;// CONCATENATED MODULE: ./src/history/object-sources.ts


/** Creates a source that reads the local clone. */
function createCloneSource(git) {
    return {
        findTree: (commit, paths) => walkFolders(`${commit}^{tree}`, paths, (queries) => (0,git_objects/* readLocalFolders */.$7)(git, queries)),
        readBlobs: async (_, oids) => {
            const found = await git.objects.read(oids);
            return new Map(found.flatMap((object) => (object?.type === 'blob' ? [[object.oid, object.bytes]] : [])));
        },
        listBlobs: async (commit) => (await (0,load/* loadGit */.t)()).listLocalBlobs(git, commit),
    };
}
/** Creates a source that fetches the commit into a temporary clone for each request. */
function createFetchSource(options) {
    const fetch = async (commit, work) => {
        return (await (0,load/* loadGit */.t)()).withTemporaryClone(options, commit, (git) => work(createCloneSource(git)));
    };
    return {
        findTree: (commit, paths) => fetch(commit, (source) => source.findTree(commit, paths)),
        readBlobs: async (commit, oids) => (await fetch(commit, (source) => source.readBlobs(commit, oids))) ?? new Map(),
        listBlobs: (commit) => fetch(commit, (source) => source.listBlobs(commit)),
    };
}
/** Creates a source that reads from the API. */
function createGitHubSource(github) {
    return {
        findTree: (commit, paths) => findGitHubTree(github, commit, paths),
        readBlobs: async (_, oids) => (await (0,load/* loadGitHub */.g)()).readGitHubBlobs(github, oids),
        listBlobs: async (commit) => (await (0,load/* loadGitHub */.g)()).listGitHubBlobs(github, commit),
    };
}
/**
 * Reads the lists of the folders, which takes one round trip at any depth, and then walks from the top for `unclear`
 * paths.
 */
async function findGitHubTree(github, commit, paths) {
    const { listGitHubPaths, readGitHubFolders } = await (0,load/* loadGitHub */.g)();
    const listed = await listGitHubPaths(github, commit, paths);
    const open = listed?.flatMap(([path, entry]) => (entry === 'unclear' ? [path] : []));
    const rest = open && (await walkFolders(commit, open, (queries) => readGitHubFolders(github, queries)));
    if (listed === undefined || rest === undefined)
        return undefined;
    const tree = new Map(rest);
    for (const [path, entry] of listed)
        if (typeof entry === 'object')
            tree.set(path, entry);
    return tree;
}
/**
 * Returns the entry of a commit at each path, or `undefined` if one of the folders can't be read. Reads folder by
 * folder from the top, with one request for all paths at each depth. Paths are taken literally, no index is read, and
 * an entry on the way that isn't a folder is detected.
 * @param readFolders returns, for each folder, at least the requested entries that exist, or `undefined` if it can't
 * be read
 */
async function walkFolders(top, paths, readFolders) {
    const tree = new Map();
    let open = paths.map((path) => ({ path, names: path.split('/'), folder: top }));
    for (let depth = 0; open.length > 0; depth++) {
        const byFolder = Map.groupBy(open, ({ folder }) => folder);
        const folders = await readFolders([...byFolder].map(([id, walkers]) => ({
            id,
            names: new Set(walkers.map(({ names }) => names[depth] ?? '')),
        })));
        open = [];
        for (const [index, walkers] of [...byFolder.values()].entries()) {
            const entries = folders[index];
            if (entries === undefined)
                return undefined;
            for (const { names, path } of walkers) {
                const entry = entries.get(names[depth] ?? '');
                if (entry === undefined)
                    continue;
                if (names.length === depth + 1)
                    tree.set(path, entry);
                else if (entry.kind === 'folder')
                    open.push({ path, names, folder: entry.oid });
                else
                    tree.set(path, { ...entry, via: names.slice(0, depth + 1).join('/') });
            }
        }
    }
    return tree;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/history/relate-folders.ts

/** Relates the workspace to the repository's top folder. Either can contain the other. Both must be real paths. */
function relateFolders({ top, workspace }, pathModule = external_node_path_) {
    // Paths are normalized, so nothing needs converting if both folders are the same.
    const relate = (from, to, path) => from === to ? path : pathModule.relative(from, pathModule.join(to, path)).split(pathModule.sep).join('/');
    return {
        toRepositoryPath: (path) => {
            const inside = relate(top, workspace, path);
            // On Windows, the path can be on another drive.
            return /^\.\.(?:\/|$)/.test(inside) || pathModule.isAbsolute(inside) ? undefined : inside;
        },
        toWorkspacePath: (path) => relate(workspace, top, path),
    };
}

;// CONCATENATED MODULE: ./src/history/history-source.ts






/** Combines the clone, the API and a temporary fetch into one source. */
function createSource({ github: known, layout, ...repository }, options) {
    const { git, origin } = repository;
    const { repository: name } = options.event;
    const isForeign = origin !== undefined && origin.toLowerCase() !== name.toLowerCase();
    const github = isForeign ? undefined : known;
    const workspace = findRealPath(options.workspace);
    const top = layout === undefined ? workspace : findRealPath(layout.top);
    const folders = relateFolders({ top, workspace });
    const clone = git === undefined ? [] : [createCloneSource(git)];
    const api = github === undefined ? [] : [createGitHubSource(github)];
    const fetch = github === undefined ? [] : [createFetchSource({ ...options, repository: name })];
    // Without a token, the API comes last, because its rate limit is low.
    const hasToken = github?.hasToken === true;
    const sources = [...clone, ...(hasToken ? [...api, ...fetch] : [...fetch, ...api])];
    return {
        ...repository,
        ...folders,
        isWhole: git !== undefined && layout !== undefined && !(0,git_layout/* isShallow */.fE)(layout),
        queryGitHub: async (query) => github && query(await (0,load/* loadGitHub */.g)(), github),
        findTree: createTreeFinder(sources, folders),
        findNearTree: createTreeFinder([...clone, ...(hasToken ? api : [])], folders),
        listBlobs: (commit) => findFirst(sources, (source) => source.listBlobs(commit)),
        readBlobs: async (commit, oids) => {
            const blobs = new Map();
            for (const source of sources) {
                const missing = oids.filter((oid) => !blobs.has(oid));
                if (missing.length === 0)
                    break;
                for (const [oid, bytes] of await source.readBlobs(commit, missing))
                    blobs.set(oid, bytes);
            }
            return blobs;
        },
    };
}
/** Queries the sources in their order. Returns the first result. */
async function findFirst(sources, query) {
    for (const source of sources) {
        const result = await query(source);
        if (result !== undefined)
            return result;
    }
    return undefined;
}
/** Returns the parents that the commit object names, even in a shallow clone, or `undefined` if they are unknown. */
async function findParents({ queryGitHub, git }, commit) {
    const local = git && (await (0,git_objects/* findLocalParents */.yV)(git, commit));
    return local ?? queryGitHub((api, github) => api.findGitHubParents(github, commit));
}
/** Creates a function that finds entries, and combines simultaneous requests for the same commit. */
function createTreeFinder(sources, { toRepositoryPath }) {
    const finders = new Map();
    return async (commit, paths) => {
        const find = finders.get(commit) ?? (0,batch/* batch */.v)((keys) => findFirst(sources, (source) => source.findTree(commit, keys)));
        finders.set(commit, find);
        const tree = new Map();
        const answers = paths.map(async (path) => {
            const own = toRepositoryPath(path);
            // A path outside the repository is in none of its commits, and git would reject the whole request.
            if (own === undefined)
                return true;
            const answer = await find(own);
            const entry = answer?.get(own);
            if (entry !== undefined)
                tree.set(path, entry);
            return answer !== undefined;
        });
        return (await Promise.all(answers)).includes(false) ? undefined : tree;
    };
}
/**
 * Returns the real path, or the path itself if it doesn't exist. Reading the OpenAPI file reports a missing
 * workspace.
 */
function findRealPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return path;
    }
}


/***/ }),

/***/ 4872:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  g: () => (loadGitHub),
  t: () => (loadGit)
});
/** Loads the functions that send requests to GitHub's API. */
const loadGitHub = () => __webpack_require__.e(/* import() | github */ 326).then(__webpack_require__.bind(__webpack_require__, 1355));
/** Loads the functions that search the clone for renamed files, and that fetch a commit into a temporary clone. */
const loadGit = () => __webpack_require__.e(/* import() | git */ 561).then(__webpack_require__.bind(__webpack_require__, 5845));


/***/ }),

/***/ 9664:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ep: () => (parseServerUrl),
  Gp: () => (isCopilotId),
  Hp: () => (parseCopilotId),
  Q2: () => (parseBaseUrl),
  Y1: () => (parseOwnDeletePath),
  kb: () => (parseDeletePath),
  zJ: () => (parseFilePath)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
var _copilot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7321);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6830);
var _reach_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5274);




/** Whether the value can be one ID. A comma separates IDs. */
function isCopilotId(value) {
    return (0,_copilot_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainId */ .S)(value) && !/[\s,]/.test(value);
}
function parseCopilotId(value, fail) {
    if (isCopilotId(value))
        return value;
    return fail('Use the copilot’s ID from the service’s list, a UUID.');
}
/** Parses a path below the workspace and normalizes it with `/`. A backslash separates folders only on Windows. */
function parseFilePath(value, fail, separator = node_path__WEBPACK_IMPORTED_MODULE_0__.sep) {
    if (/^[a-z][a-z\d+.-]+:\/\//iu.test(value)) {
        const shown = hideSecrets(value);
        const download = `curl --fail --silent --show-error --location --output openapi.json ${shown}`;
        return fail(`URLs aren’t supported. Download the file in an earlier step (\`run: ${download}\`), and use its path, \`openapi.json\`.`, shown);
    }
    if (/[*?]|\{[^{}]*,[^{}]*\}/u.test(value)) {
        return fail('Patterns aren’t supported. Use the path of one file, or list several copilots and their files in a `config-file`.');
    }
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(value.replaceAll(separator, '/'));
    const leaves = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(path) || /^[A-Za-z]:/.test(path) || path === '..' || path.startsWith('../');
    if (leaves)
        return fail('Use a path relative to the workspace that stays inside it.');
    if (path === '.' || path.endsWith('/') || path.includes('\0')) {
        return fail('Use the path of a file, for example `docs/openapi.yaml`.');
    }
    return path;
}
/** Parses the route that deletes all actions. */
function parseDeletePath(value, fail) {
    if (value === 'auto')
        return value;
    const isRoute = value.startsWith('/') &&
        !value.startsWith('//') &&
        value.includes('{copilot_id}') &&
        !/[?#\\\s\p{Cc}]/u.test(value) &&
        // URLs resolve a dot that is written as `%2e`, too.
        !value.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
    if (isRoute)
        return value;
    return fail('Use `auto`, or a path that starts with `/` and contains `{copilot_id}`, such as `/backend/actions/bot/{copilot_id}`.');
}
/**
 * Parses the delete route of a config file. Pull requests can change that file, so the route must not lead to other
 * data that the key may delete.
 */
function parseOwnDeletePath(value, fail) {
    const path = parseDeletePath(value, fail);
    if (path === 'auto' || /^\/backend(?:\/(?:[\w-][\w.-]*|\{copilot_id\}))+\/?$/.test(path))
        return path;
    return fail('Use `auto` or a path below `/backend/`. Only the workflow may set another path.');
}
/** Parses the URL of the API, without a trailing slash. */
function parseServerUrl(value, fail) {
    return parseHttpUrl(value, fail).href.replace(/\/$/, '');
}
function hideSecrets(url) {
    return url.replace(/\/\/.*@/su, '//***@').replace(/[?#].*/su, '…');
}
/** Parses an absolute URL without a user name and password. */
function parseHttpUrl(value, fail) {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
        // A value that isn't a valid URL can still contain a password.
        return fail('Use an absolute URL, such as `https://api.example.com/v1`.', hideSecrets(value));
    }
    if (url.username !== '' || url.password !== '') {
        return fail('Remove the user name and the password.', `${url.origin}${url.pathname}`);
    }
    return url;
}
/**
 * Parses the URL of the service. The result ends with `/`, so that a path prefix is kept when routes are appended.
 */
function parseBaseUrl(value, isHttpAllowed, fail) {
    if (value === '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('bad-input', 'The input `base-url` is missing.', {
            hint: 'Set it to the URL of the copilot management service, for example `base-url: https://copilot.example.com`.',
        });
    }
    const url = parseHttpUrl(value, fail);
    if (url.search !== '' || url.hash !== '') {
        // The rest isn't quoted, because it can contain a key.
        return fail('Remove the query string and the fragment.', `${url.origin}${url.pathname}…`);
    }
    if (url.protocol === 'http:' && !isHttpAllowed && (0,_reach_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyHost */ .R)(url.hostname) !== 'loopback') {
        return fail('The key would be sent unencrypted. Use `https:`, or set `allow-http: true` for a service on an internal network.');
    }
    url.pathname = url.pathname.replace(/\/*$/, '/');
    const [, prefix] = /^(.*\/)backend\/(?:(?:copilot|actions)\/)?$/.exec(url.pathname) ?? [];
    if (prefix !== undefined) {
        return fail(`The action adds \`/backend/\` itself. Use \`${url.origin}${prefix}\`.`);
    }
    return url;
}


/***/ }),

/***/ 8676:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B9: () => (keepsUnmanaged),
  TL: () => (parseInputs),
  tH: () => (minKeyChars),
  vj: () => (inputNames),
  wJ: () => (maxWaitMs),
  xs: () => (defaultAcceptedFile)
});
var _curation_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7769);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6830);
var _input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9664);



/** The longest delay between a delete and an import, in milliseconds. */
const maxWaitMs = 300_000;
/** All inputs of action.yml. The parser reads no other inputs, and a workflow can't set others. */
const inputNames = [
    ...['base-url', 'allow-http', 'api-key', 'copilot-id', 'swagger-file', 'overlay-files', 'operations'],
    ...['config-file', 'environment', 'shard', 'base', 'force', 'dry-run', 'comment', 'rewrite', 'server-url'],
    ...['delete-path', 'list-actions', 'fail-on', 'accepted-changes-file', 'strategy', 'unmanaged'],
    ...['wait-seconds', 'timeout-seconds', 'max-attempts', 'max-parallel', 'github-token'],
];
function readOptions(raw) {
    return {
        /** Overlay files in the order in which they are applied. */
        overlayFiles: parseText(raw, 'overlay-files', _curation_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOverlayFiles */ .PG) ?? [],
        /** Patterns that select operations. Without patterns, every operation is selected. */
        operations: parseText(raw, 'operations', _curation_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOperations */ .ou) ?? [],
        rewrite: parseWord(raw, 'rewrite', ['auto', 'never']),
        serverUrl: parseText(raw, 'server-url', _input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseServerUrl */ .Ep),
        deletePath: parseText(raw, 'delete-path', _input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDeletePath */ .kb) ?? 'auto',
        strategy: parseWord(raw, 'strategy', ['recreate', 'rolling']),
        unmanaged: parseWord(raw, 'unmanaged', ['auto', 'delete', 'keep']),
        waitMs: 1_000 * parseNumber(raw, 'wait-seconds', { defaults: 5, min: 0, max: maxWaitMs / 1_000 }),
    };
}
/** Whether unmanaged actions are kept. */
function keepsUnmanaged({ strategy, unmanaged, }) {
    return unmanaged === 'keep' || (unmanaged === 'auto' && strategy === 'rolling');
}
/**
 * Parses all inputs. Stops at the first invalid one.
 * @throws ActionError `bad-input`, which names the input, the value and the fix
 */
function parseInputs(raw) {
    return readInputs(raw);
}
function readInputs(raw) {
    const allowsHttp = parseFlag(raw, 'allow-http');
    return {
        baseUrl: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseUrl */ .Q2)(raw('base-url'), allowsHttp, createInputFailure('base-url', raw('base-url'))),
        apiKey: parseText(raw, 'api-key', parseApiKey),
        source: parseSource(raw),
        base: parseText(raw, 'base', parseBase),
        force: parseFlag(raw, 'force'),
        dryRun: parseFlag(raw, 'dry-run'),
        comment: parseFlag(raw, 'comment'),
        timeoutMs: 1_000 * parseNumber(raw, 'timeout-seconds', { defaults: 60, min: 1, max: 600 }),
        maxAttempts: parseNumber(raw, 'max-attempts', { defaults: 4, min: 1, max: 10, isWhole: true }),
        maxParallel: parseNumber(raw, 'max-parallel', { defaults: 4, min: 1, max: 32, isWhole: true }),
        actionList: parseWord(raw, 'list-actions', ['auto', 'never']),
        failOn: parseWord(raw, 'fail-on', ['none', 'breaking']),
        accepted: parseText(raw, 'accepted-changes-file', _input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFilePath */ .zJ) ?? defaultAcceptedFile,
        githubToken: raw('github-token') || undefined,
    };
}
const defaultSwaggerFile = 'swagger.json';
/**
 * Default path of the accepted changes. The default file is optional, but a file that the workflow names must exist.
 */
const defaultAcceptedFile = '.github/copilot-accepted.yml';
function parseSource(raw) {
    const swaggerFile = parseText(raw, 'swagger-file', _input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFilePath */ .zJ) ?? defaultSwaggerFile;
    const file = parseText(raw, 'config-file', _input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFilePath */ .zJ);
    if (file !== undefined)
        rejectInputs(raw, ['overlay-files', 'operations'], selectInConfigFile);
    const options = readOptions(raw);
    if (file === undefined) {
        rejectInputs(raw, ['environment', 'shard'], needConfigFile);
        const id = raw('copilot-id') || undefined;
        const isUsable = id === undefined || (0,_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isCopilotId */ .Gp)(id);
        const ids = isUsable ? { copilotId: id } : { copilotId: undefined, unusableId: id };
        return { kind: 'workflow', target: { ...ids, name: undefined, swaggerFile, ...options } };
    }
    if (swaggerFile !== defaultSwaggerFile) {
        const fail = createInputFailure('swagger-file', raw('swagger-file'));
        fail('The config file names the OpenAPI files. Remove `swagger-file` or `config-file`.');
    }
    const query = {
        file,
        environment: raw('environment') || undefined,
        copilotIds: parseText(raw, 'copilot-id', parseCopilotIds) ?? [],
        shard: parseText(raw, 'shard', parseShard),
        options,
    };
    return { kind: 'config', query };
}
/** Without a config file, an input that selects its targets would be ignored silently. */
const needConfigFile = 'This input requires `config-file`. Set `config-file`, or remove this input.';
/** A selection in the workflow would apply to every target of the config file. */
const selectInConfigFile = 'Set it in the config file, per target or in `defaults`, and remove the input.';
function rejectInputs(raw, names, remedy) {
    for (const name of names)
        parseText(raw, name, (_, fail) => fail(remedy));
}
/** Parses IDs that are separated by commas or line breaks, without duplicates. */
function parseCopilotIds(value, fail) {
    const ids = value
        .split(/[,\n]/)
        .map((id) => id.trim())
        .filter((id) => id !== '');
    if (ids.length === 0)
        return fail('Use one or more IDs, separated by commas or line breaks, or remove the input.');
    return [...new Set(ids.map((id) => (0,_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCopilotId */ .Hp)(id, createInputFailure('copilot-id', id))))];
}
function parseShard(value, fail) {
    const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).map(Number);
    if (index >= 1 && index <= count)
        return { index, count };
    return fail('Use a part and the number of parts, such as `2/5`. Parts are counted from 1.');
}
function parseText(raw, name, parse) {
    const value = raw(name);
    return value === '' ? undefined : parse(value, createInputFailure(name, value));
}
/**
 * Minimum length of a distinctive key. A shorter one occurs in ordinary words, and masking it would make the log
 * unreadable.
 */
const minKeyChars = 8;
function parseApiKey(value) {
    // The key becomes a header value. The error doesn't quote it, because a mistyped key is still most of the key.
    if (/^[\x21-\x7e]+$/.test(value))
        return value;
    const message = 'The input `api-key` contains a space, a line break or a non-ASCII character.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('bad-input', message, {
        hint: 'Save only the key as the secret, without “Bearer ” and without spaces or line breaks.',
    });
}
/** Parses one of several words. The first word is the default. */
function parseWord(raw, name, words) {
    const value = raw(name) || words[0];
    const known = words.find((word) => word === value);
    const quoted = words.map((word) => `\`${word}\``).join(', ');
    return known ?? createInputFailure(name, value)(`Use ${quoted.replace(/, (?=[^,]*$)/, ' or ')}.`);
}
function parseBase(value, fail) {
    if (value === 'auto')
        return undefined;
    // Git would read a leading dash as an option.
    if (!value.startsWith('-') && !/[\s\p{Cc}]/u.test(value))
        return value;
    return fail('Use `auto`, `copilot`, `last-success`, a commit, a branch or a tag.');
}
/** Parses a boolean of the YAML 1.2 core schema, as `core.getBooleanInput` does. */
function parseFlag(raw, name) {
    const value = raw(name) || 'false';
    if (['true', 'True', 'TRUE'].includes(value))
        return true;
    return ['false', 'False', 'FALSE'].includes(value)
        ? false
        : createInputFailure(name, value)('Use `true` or `false`.');
}
function parseNumber(raw, name, { defaults, min, max, isWhole }) {
    const value = raw(name) || String(defaults);
    const shape = isWhole === true ? /^\d+$/ : /^\d+(\.\d+)?$/;
    if (shape.test(value) && Number(value) >= min && Number(value) <= max)
        return Number(value);
    const kind = isWhole === true ? 'whole number' : 'number of seconds';
    return createInputFailure(name, value)(`Use a ${kind} from ${min} to ${max}.`);
}
function createInputFailure(name, value) {
    return (remedy, shown = value) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('bad-input', `Invalid value “${shown}” for the input \`${name}\`.`, {
            hint: remedy,
        });
    };
}


/***/ }),

/***/ 9069:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $: () => (idleResults),
  W: () => (endIdle)
});
/** Outcome, headline and state of each result of a run that sent nothing. */
const idleResults = {
    previewed: {
        outcome: 'previewed',
        headline: ({ describeExpectation, who }) => `Preview for ${who}: ${describeExpectation()}`,
        state: 'The copilot was not changed: this was a preview.',
    },
    superseded: {
        outcome: 'superseded',
        headline: ({ file, who }) => `Superseded: the branch already has a newer ${file}, so nothing was sent to ${who}`,
        state: 'The copilot was not changed: the branch has a newer version of the file.',
    },
    'file-removed': {
        outcome: 'file-removed',
        headline: ({ file, who }) => `Skipped: ${file} was deleted from the repository, and ${who} keeps its actions`,
        state: 'The copilot was not changed. It keeps the actions of the file’s last version.',
    },
    ready: {
        outcome: 'unchanged',
        headline: ({ file, who }) => `Ready: the API key is valid, and ${who} exists; ${file} did not change in this push, so nothing was sent`,
        state: 'To sync now, click “Run workflow”, or push a change to the OpenAPI file.',
    },
    'in-sync': {
        outcome: 'unchanged',
        headline: ({ file, isUnused, who }) => `In sync: ${isUnused ? `the service doesn’t use the change of ${file}` : `${who} already matches ${file}`}, so nothing was changed`,
        state: 'The copilot already matches the file, so nothing was changed.',
    },
    'not-modified': {
        outcome: 'unchanged',
        headline: ({ file, who }) => `Unchanged: ${file} did not change, so nothing was sent to ${who}`,
        state: 'The copilot was not changed: the file did not change.',
    },
    'ref-deleted': {
        outcome: 'unchanged',
        headline: ({ who }) => `Unchanged: the branch or tag was deleted, so nothing was sent to ${who}`,
        state: 'The copilot was not changed: the branch or tag was deleted.',
    },
};
/** Describes the end of a run that sent nothing. */
function endIdle(result, warnings = []) {
    const { outcome, state } = idleResults[result];
    return { outcome, result, state, warnings };
}


/***/ }),

/***/ 6158:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  T: () => (nowMs)
});
/**
 * Returns milliseconds since the machine was booted, so that the post step can compare times of the main step. The
 * first use of `performance.now()` would load `node:perf_hooks`, which takes 2 ms of a run without a change.
 */
function nowMs() {
    return Number(process.hrtime.bigint()) / 1_000_000;
}


/***/ }),

/***/ 1265:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  dH: () => (isOid),
  e7: () => (shortenOid),
  t0: () => (isZeroOid)
});
/** Whether the text is a complete object ID in hexadecimal, SHA-1 or SHA-256. */
function isOid(text) {
    return /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
/** Whether the text is the ID that means "no commit" in push events. */
function isZeroOid(text) {
    return isOid(text) && /^0+$/.test(text);
}
/** Shortens an object ID to seven digits, as git does. */
function shortenOid(oid) {
    return isOid(oid) ? oid.slice(0, 7) : oid;
}


/***/ }),

/***/ 9119:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Z: () => (parsePatterns)
});
/** Parses the patterns that select operations, one per line. */
function parsePatterns(text) {
    const patterns = [];
    const faults = [];
    for (const [index, written] of text.split(/\r\n|\n|\r/).entries()) {
        const pattern = written.trim();
        if (pattern === '' || pattern.startsWith('#'))
            continue;
        const isExcluded = pattern.startsWith('!');
        const form = parseForm(isExcluded ? pattern.slice(1).trim() : pattern);
        const line = index + 1;
        if ('hint' in form) {
            const column = written.length - written.trimStart().length + 1;
            const shown = pattern.length > 80 ? `${pattern.slice(0, 79)}…` : pattern;
            faults.push({ line, column, message: `“${shown}” is not a pattern.`, hint: form.hint });
        }
        else
            patterns.push({ ...form, text: pattern, line, isExcluded });
    }
    return { patterns, faults };
}
const forms = 'Use a path (`/orders/**`), a method and a path (`GET /orders/*`), `tag:NAME`, `id:NAME`, an extension (`x-internal`) or `deprecated`.';
function parseForm(pattern) {
    if (pattern === 'deprecated')
        return { kind: 'deprecated' };
    if (/^(?:\/|\*{1,2}$)/.test(pattern))
        return { kind: 'path', method: undefined, path: parsePath(pattern) };
    if (/^x-[^\s*]+$/.test(pattern))
        return { kind: 'extension', name: pattern };
    const [, key, name = ''] = /^(tag|id):\s*(\S.*)$/s.exec(pattern) ?? [];
    if (key !== undefined)
        return { kind: key === 'tag' ? 'tag' : 'id', name };
    const [, method = '', path] = /^([A-Za-z][\w-]*)\s+(\/.*|\*{1,2})$/s.exec(pattern) ?? [];
    if (path === undefined)
        return { hint: suggestForm(pattern) };
    return { kind: 'path', method: method.toUpperCase(), path: parsePath(path) };
}
function parsePath(path) {
    return path.startsWith('*') ? undefined : path;
}
const mistakes = [
    [/^$/, () => `Write a pattern after \`!\`. ${forms}`],
    [/^!/, () => 'Use only one `!`.'],
    [/^(tag|id):/, (key) => `Write a name after \`${key}:\`.`],
    [/^tags?\s*[:=\s]\s*(\S.*)$/i, (name) => askFor(`tag:${name}`)],
    [/^(?:id|operation-?id)\s*[:=\s]\s*(\S.*)$/i, (id) => askFor(`id:${id}`)],
    [/^deprecated$/i, () => askFor('deprecated')],
    [/^x-.*\*/i, () => 'Write the full name of the extension. Globs are allowed in paths, tags and IDs.'],
    [/^x(-\S+)$/i, (rest) => askFor(`x${rest}`)],
    [
        /^(get|put|post|delete|options|head|patch|trace|query)$/i,
        (method) => askFor(`${method.toUpperCase()} **`),
    ],
    [/^([A-Za-z]+)\s+([\w*{][^\s:]*\/\S*)$/, (method, path) => askFor(`${method.toUpperCase()} /${path}`)],
    [/^([\w*{][^\s:]*\/\S*)$/, (path) => askFor(`/${path}`)],
];
/** Returns a fix for a frequent mistake, otherwise the list of all forms. */
function suggestForm(pattern) {
    for (const [mistake, suggest] of mistakes) {
        const found = mistake.exec(pattern);
        if (found !== null)
            return suggest(found[1] ?? '', found[2] ?? '');
    }
    return forms;
}
function askFor(pattern) {
    return `Did you mean \`${pattern}\`?`;
}


/***/ }),

/***/ 5274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  R: () => (classifyHost),
  s: () => (isPublicHost)
});
/**
 * Classifies the host of a URL, as `URL.hostname` writes it.
 * @see RFC 2606 and RFC 6761 (reserved names), RFC 1918, RFC 3927 and RFC 4193 (private addresses)
 */
function classifyHost(hostname) {
    if (/^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(hostname))
        return 'loopback';
    if (/(?:^|\.)(?:example\.(?:com|net|org)|test|invalid)\.?$/u.test(hostname))
        return 'reserved';
    return isPrivate(hostname) ? 'private' : 'public';
}
function isPrivate(hostname) {
    return (/^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/u.test(hostname) ||
        /^\[f(?:[cd]|e[89ab])[\da-f]{0,2}:/u.test(hostname));
}
/** Whether a service at this host is on the internet, so that it can't be in the same private network as an API. */
function isPublicHost(hostname) {
    const isLocalName = !/[.:]/u.test(hostname) || /\.(?:internal|local|lan|intranet|home\.arpa)$/u.test(hostname);
    return !isLocalName && ['public', 'reserved'].includes(classifyHost(hostname));
}


/***/ }),

/***/ 9526:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  recoverLeftovers: () => (recoverLeftovers)
});
/**
 * Recovers the syncs that the main step left open. This file shares a chunk with start.ts: a separate shared chunk
 * would add milliseconds to a push without changes.
 */
async function recoverLeftovers(main) {
    const { startRecovery } = await Promise.all(/* import() | replace */[__webpack_require__.e(756), __webpack_require__.e(456), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 1993));
    await startRecovery(main);
}


/***/ }),

/***/ 5609:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  FV: () => (escapeMarkdown),
  MZ: () => (codeCell),
  SS: () => (codeSpan),
  ts: () => (escapeInvisible),
  wh: () => (plainText)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);

/** Renders text from outside (names, paths, messages) as one visible line that can't start a workflow command. */
function plainText(text, limit = 500) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(renderVisible(text, limit).replace(/^::/u, '\\::'), limit);
}
function renderVisible(text, limit) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderLine */ .ni)(text, limit).replaceAll('##[', '# #['), limit);
}
/**
 * Escapes text from outside so that GitHub shows it literally in a paragraph, list item, heading or table cell: it
 * can't contain Markdown, HTML, mentions or terminal escapes. Words in backticks become inline code, because the
 * action's messages name inputs this way.
 */
function escapeMarkdown(text, limit = 500) {
    return plainText(text, limit)
        .split(/(`[^`]+`)/u)
        .map((part, index) => index % 2 === 1 ? codeCell(part.slice(1, -1), limit) : escapeProse(part, index === 0))
        .join('');
}
// GitHub finds mentions, issue numbers, email addresses and bare links after rendering, so backslashes don't stop
// them, but a zero-width space does.
function escapeProse(text, isStart) {
    const escaped = text
        .replace(/[\\`*_{}[\]|~]/gu, '\\$&')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('$', '<span>$$</span>')
        .replaceAll('@', '@&#8203;')
        .replace(/(?<!&)#(?=\d)/gu, '#&#8203;')
        .replace(/GH-(?=\d)/giu, '$&&#8203;')
        .replace(/:(?=[/:])|:(?=[\w+-]+:)/gu, ':&#8203;')
        .replace(/www(?=\.)/giu, '$&&#8203;');
    // Lists and headings can begin only at the start of a line.
    return isStart ? escaped.replace(/^[-+=#]/u, '\\$&').replace(/^(\d+)([.)])(?=\s|$)/u, '$1\\$2') : escaped;
}
/** Renders text as inline code outside a table. */
function codeSpan(text, limit = 300) {
    // After its backtick, the text isn't at the start of a line, so it can't be a command.
    const line = renderVisible(text, limit);
    if (line === '')
        return '';
    const longest = Math.max(0, ...[...line.matchAll(/`+/gu)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${fence}${padding}${line}${padding}${fence}`;
}
/** Renders text as inline code in a table cell, where pipes must be escaped even inside code. */
function codeCell(text, limit = 300) {
    // Renderers treat `\\|` differently, so a backslash of the text is separated from the pipe's.
    return codeSpan(text.replace(/\\(?=\|)/gu, '\\ '), limit).replaceAll('|', '\\|');
}
/** Writes characters as JSON escapes if they would be invisible or would reverse the reading direction. */
function escapeInvisible(json) {
    return json.replace(/[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu, (character) => character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''));
}


/***/ }),

/***/ 6359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Hq: () => (isChanged),
  Ic: () => (describeFailure),
  Ix: () => (isFailed),
  Qz: () => (renderCopilotName),
  TJ: () => (isDrifted),
  Uc: () => (findReason),
  _0: () => (sortByOutcome),
  gd: () => (findFailure),
  lS: () => (needsSync),
  rM: () => (isQuiet),
  wk: () => (findReplacement)
});
function findFailure({ ending }) {
    return 'failure' in ending ? ending.failure : undefined;
}
/** Returns the failure, the fix and the copilot's current state; empty if the target did not fail. */
function describeFailure(ended) {
    const failure = findFailure(ended);
    if (failure === undefined)
        return [];
    return [failure.message, failure.hint, ended.ending.state].filter((part) => part !== undefined);
}
/** Whether the step ends with exit code 1. */
function isFailed(ended) {
    return findFailure(ended) !== undefined;
}
/** Whether there was nothing to do. A run can have hundreds of such targets, which aren't reported in detail. */
function isQuiet({ ending, warnings }) {
    return ending.outcome === 'unchanged' && warnings.length === 0;
}
function isChanged({ change }) {
    return change?.changed ?? false;
}
function findReplacement({ ending }) {
    return 'replacement' in ending ? ending.replacement : undefined;
}
/** Returns the copilot's name for a sentence: `copilot “Orders”`. The name comes from outside. */
function renderCopilotName({ copilot, copilotId, ...known }) {
    const name = copilot?.name ?? known.name;
    if (name !== undefined)
        return `copilot “${name}”`;
    return copilotId === undefined ? 'the copilot' : `copilot ${copilotId}`;
}
const worstFirst = [
    'degraded',
    'rolled-back',
    'aborted',
    'superseded',
    'file-removed',
    'previewed',
    'synced',
    'unchanged',
];
/** Sorts the results, worst first. Equal outcomes keep the order of the targets. */
function sortByOutcome(results) {
    const rank = ({ ending }) => worstFirst.indexOf(ending.outcome);
    return results.toSorted((one, other) => rank(one) - rank(other));
}
/** Returns the reason of the result, as in the output `reason`. */
function findReason(result) {
    const { change, ending, liveState } = result;
    if (ending.outcome === 'unchanged' && liveState?.isInSync === true)
        return 'in-sync';
    return isDrifted(result) ? 'drifted' : (change?.reason ?? '');
}
/** Whether a sync of this target would send anything: the file changed, or the copilot has other actions. */
function needsSync(result) {
    const isForced = result.change?.reason === 'forced';
    if (result.liveState?.isInSync === true && !isForced)
        return false;
    return isChanged(result) || isDrifted(result);
}
/** Whether `base: copilot` found that the copilot's actions differ from the unchanged file. */
function isDrifted({ change, liveState }) {
    return change?.asksCopilot === true && !change.changed && liveState?.isInSync === false;
}


/***/ }),

/***/ 4907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  d: () => (renderStepOutputs),
  x: () => (describeBriefly)
});
var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5609);
var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6359);


/**
 * Renders the step's outputs. With several targets, the worst result determines `outcome` and `reason`, and counts
 * are summed.
 * @param report the output `report`
 */
function renderStepOutputs(results, report) {
    const [deciding] = (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByOutcome */ ._0)(results);
    const counts = results.map(countOperations);
    /** Returns the sum in decimal; empty if no count is known. */
    const total = (name) => {
        const known = counts.flatMap((count) => count[name] ?? []);
        return known.length === 0 ? '' : String(known.reduce((sum, count) => sum + count, 0));
    };
    // A job matrix needs each ID only once.
    const copilotsToSync = new Set(results.filter(_result_js__WEBPACK_IMPORTED_MODULE_0__/* .needsSync */ .lS).flatMap(({ copilotId }) => copilotId ?? []));
    return {
        outcome: deciding?.ending.outcome ?? 'unchanged',
        changed: String(results.some(_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isChanged */ .Hq)),
        reason: deciding === undefined ? '' : (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .findReason */ .Uc)(deciding),
        // Several targets count as synced if at least one was synced and no changed target is left.
        synced: String(results.some(isSynced) && !results.some(isLeft)),
        operations: total('operations'),
        added: total('added'),
        removed: total('removed'),
        modified: total('modified'),
        'copilots-to-sync': JSON.stringify([...copilotsToSync]),
        breaking: total('breaking'),
        report,
    };
}
function isSynced({ ending }) {
    return ending.outcome === 'synced';
}
function isLeft(result) {
    return !isSynced(result) && ((0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .needsSync */ .lS)(result) || (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailed */ .Ix)(result));
}
/** Counts the operations; `undefined` means unknown. */
function countOperations({ spec }) {
    const { operations, comparison } = spec ?? {};
    return {
        operations: operations?.length,
        added: comparison?.added.length,
        removed: comparison?.removed.length,
        modified: comparison?.modified.length,
        breaking: comparison?.breaking,
    };
}
/** Describes a target for the output `report`, without its state and its lists. */
function describeBriefly(result, targets) {
    const counts = countOperations(result);
    const { operations = 0, added = 0, removed = 0, modified = 0 } = counts;
    const { excluded = [], total } = result.spec?.selection ?? {};
    return {
        // Version of schema/report.schema.json. It increases if a field is removed or gets another meaning.
        version: 1,
        targets,
        copilot: {
            id: (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(result.copilotId ?? '', 100),
            name: (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(result.copilot?.name ?? result.name ?? '', 200),
        },
        file: (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(result.swaggerFile, 300),
        outcome: result.ending.outcome,
        changed: (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isChanged */ .Hq)(result),
        reason: (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .findReason */ .Uc)(result),
        synced: isSynced(result),
        ...counts,
        operationsInFile: total,
        truncated: operations + added + removed + modified + excluded.length,
    };
}


/***/ }),

/***/ 525:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Cj: () => (renderUnchanged),
  KJ: () => (isUnread),
  S7: () => (renderUnread)
});
var _messages_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9069);
var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4806);
var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5609);
var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6359);
var _step_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4907);





/** Whether `renderUnread` can report the result. */
function isUnread(result) {
    const { copilot, ending, liveState, spec, warnings } = result;
    const isEarly = ending.outcome === 'unchanged' && (ending.result === 'not-modified' || ending.result === 'ref-deleted');
    return isEarly && warnings.length === 0 && (copilot ?? liveState ?? spec) === undefined;
}
/**
 * Renders all reports of a run with one unread target. The texts are the same as those of `renderLines`,
 * `renderOutputs` and `renderSummary`, which need ten times as much code to be loaded.
 */
function renderUnread(result) {
    const headline = _messages_index_js__WEBPACK_IMPORTED_MODULE_0__/* .idleResults */ .$[result.ending.result].headline({
        file: result.swaggerFile,
        who: (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCopilotName */ .Qz)(result),
        isUnused: false,
        describeExpectation: () => '',
    });
    const report = {
        ...(0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .describeBriefly */ .x)(result, 1),
        state: (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(result.ending.state, 500),
        ...{ errors: 0, warnings: 0 },
        timings: { totalMs: result.totalMs },
        lists: { added: [], removed: [], modified: [], operations: [] },
    };
    return {
        lines: [`${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(headline)}.`, `Time: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderDuration */ .PP)(result.totalMs)}.`],
        outputs: (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .renderStepOutputs */ .d)([result], JSON.stringify([report])),
        summary: renderUnchanged([result], () => headline),
    };
}
/**
 * Renders the job summary of a run in which there was nothing to do, in at most a few lines.
 * @param renderHeadline returns the headline of one target, without a full stop
 */
function renderUnchanged(results, renderHeadline) {
    const [first] = results;
    if (first === undefined)
        return '**Nothing to do:** this run has no targets.\n';
    if (results.length > 1)
        return `**Unchanged:** there was nothing to do for ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderNumber */ .kT)(results.length)} copilots.\n`;
    const { change, copilot, ending } = first;
    const detail = change === undefined ? '' : `  \n${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(change.detail)}`;
    // The state adds information only if the copilot was requested.
    const state = copilot === undefined ? '' : `\n\n${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(ending.state)}`;
    return `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(renderHeadline(first))}.**${detail}${state}\n`;
}


/***/ }),

/***/ 9850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  t: () => (createClock)
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
var _now_ms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6158);


/** Creates the clock of this machine. */
function createClock() {
    return {
        nowMs: _now_ms_js__WEBPACK_IMPORTED_MODULE_1__/* .nowMs */ .T,
        sleep: async (ms, signal) => {
            const endMs = (0,_now_ms_js__WEBPACK_IMPORTED_MODULE_1__/* .nowMs */ .T)() + ms;
            // A timer can fire up to a millisecond early compared with the monotonic clock, but the delay must never be too
            // short.
            for (let restMs = ms; restMs > 0; restMs = endMs - (0,_now_ms_js__WEBPACK_IMPORTED_MODULE_1__/* .nowMs */ .T)()) {
                if (signal?.aborted === true)
                    return;
                // A timer without the signal would delay the end of the process. Only the signal can reject the promise.
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.ceil(restMs), undefined, signal && { signal }).catch(() => undefined);
            }
        },
    };
}


/***/ }),

/***/ 4190:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  PM: () => (createPlainLog),
  gw: () => (createActionsLog)
});
/* unused harmony exports renderHarmlessLine, renderHarmlessText */
var _ungrouped_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7313);

const labels = { notice: 'Notice', warning: 'Warning', error: 'Error' };
/** Creates a plain log for use outside GitHub Actions. It masks secrets itself and writes no workflow commands. */
function createPlainLog(write) {
    const secrets = new Set();
    const log = (0,_ungrouped_log_js__WEBPACK_IMPORTED_MODULE_0__/* .createUngroupedLog */ .u)((kind, text) => {
        if (kind === 'debug')
            return;
        const lines = kind === 'info' ? [text] : `${labels[kind]}: ${text}`.split('\n');
        for (const line of lines) {
            const masked = [...secrets].reduce((rest, secret) => rest.replaceAll(secret, '***'), line);
            write(renderHarmlessLine(masked));
        }
    });
    return {
        log,
        maskSecret: (value) => {
            if (value.trim() !== '')
                secrets.add(value);
        },
    };
}
/** Creates a log of workflow commands. The runner shows the lines and masks secrets. */
function createActionsLog(commands) {
    const log = (0,_ungrouped_log_js__WEBPACK_IMPORTED_MODULE_0__/* .createUngroupedLog */ .u)((kind, text, at) => {
        if (kind === 'info' || kind === 'debug') {
            commands[kind](renderHarmlessLine(text));
            return;
        }
        const properties = at && { file: at.file, startLine: at.line, startColumn: at.column };
        commands[kind](renderHarmlessText(text), properties);
    });
    return {
        log: { ...log, group: (title, work) => commands.group(renderHarmlessLine(title), work) },
        maskSecret: (value) => {
            if (value.trim() !== '')
                commands.setSecret(value);
        },
    };
}
/** Maximum number of characters of one log line or annotation. The runner truncates at 4,096. */
const maxChars = 3_500;
/**
 * Renders one line that the runner prints and never runs as a command. The runner reads `::command::` at a line's start (after
 * any white space) and `##[command]` anywhere, and ends a line at LF and CR. Terminal escapes become visible.
 * @see actions/runner 258d6c8, src/Runner.Common/ActionCommand.cs
 */
function renderHarmlessLine(text) {
    const line = renderHarmlessText(text).replaceAll('\n', '\\n');
    return /^\s*::/.test(line) ? `“${line}` : line;
}
/** Renders text for an escaped command (an annotation), in which line breaks are allowed. */
function renderHarmlessText(text) {
    return cut(text)
        .replaceAll('##[', '# #[')
        .replaceAll('\r\n', '\n')
        .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, renderVisible);
}
function cut(text) {
    return text.length <= maxChars ? text : `${text.slice(0, maxChars).trimEnd()} … (cut)`;
}
function renderVisible(character) {
    if (character === '\n' || character === '\t')
        return character;
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}


/***/ }),

/***/ 5062:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (createRunner)
});

// NAMESPACE OBJECT: ./node_modules/@actions/core/lib/core.js
var core_namespaceObject = {};
__webpack_require__.r(core_namespaceObject);
__webpack_require__.d(core_namespaceObject, {
  yU: () => (ExitCode),
  Yz: () => (debug),
  z3: () => (error),
  V4: () => (getInput),
  Os: () => (group),
  pq: () => (info),
  lm: () => (notice),
  LZ: () => (saveState),
  uH: () => (setOutput),
  Pq: () => (setSecret),
  $e: () => (warning)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "os"
var external_os_ = __webpack_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __webpack_require__(6982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __webpack_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __webpack_require__(6928);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
;// CONCATENATED MODULE: ./src/runner/interruption.ts
/**
 * Signals with which runners stop a step. A closed terminal sends SIGHUP; SIGBREAK is the second signal of Windows.
 */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];
/**
 * Returns a signal that the process's first signal aborts. Signals then no longer end the process, so that it can
 * finish its work.
 */
function createInterruption(source = process, streams = [process.stdout, process.stderr]) {
    // If the log is closed (EPIPE), the work continues, because the copilot could be empty.
    for (const stream of streams)
        stream.on('error', () => undefined);
    const interruption = new AbortController();
    for (const signal of signals) {
        source.on(signal, () => {
            interruption.abort();
        });
    }
    return interruption.signal;
}

// EXTERNAL MODULE: ./src/runner/log.ts
var runner_log = __webpack_require__(4190);
;// CONCATENATED MODULE: ./src/runner/runner.ts







const { /* debug */ "Yz": runner_debug, /* error */ "z3": runner_error, /* getInput */ "V4": runner_getInput, /* group */ "Os": runner_group, /* info */ "pq": runner_info, /* notice */ "lm": runner_notice, /* saveState */ "LZ": runner_saveState, /* setOutput */ "uH": runner_setOutput, /* setSecret */ "Pq": runner_setSecret, /* warning */ "$e": runner_warning } = core_namespaceObject;
const ownProcess = {
    env: process.env,
    commands: { debug: runner_debug, error: runner_error, getInput: runner_getInput, group: runner_group, info: runner_info, notice: runner_notice, saveState: runner_saveState, setOutput: runner_setOutput, setSecret: runner_setSecret, warning: runner_warning },
    fail: () => {
        process.exitCode = ExitCode.Failure;
    },
    catchSignals: createInterruption,
};
/** Creates the runner of this process, or of another one that is given. */
function createRunner({ env, commands, fail, catchSignals } = ownProcess) {
    // Only GitHub-compatible runners read commands. On other machines, `::add-mask::` would print the secret.
    const isActions = env['GITHUB_ACTIONS'] === 'true';
    const { log, maskSecret } = isActions ? (0,runner_log/* createActionsLog */.gw)(commands) : (0,runner_log/* createPlainLog */.PM)(console.log);
    let hasOutputs = true;
    // A variable with an empty value counts as missing.
    const findText = (name) => (env[name] === '' ? undefined : env[name]);
    return {
        ...{ log, env, fail, catchSignals },
        workspace: findText('GITHUB_WORKSPACE') ?? process.cwd(),
        temporaryFolder: findText('RUNNER_TEMP') ?? (0,external_node_os_.tmpdir)(),
        // Shells can't assign names with a hyphen, and every process can read a key on a command line.
        readInput: (name) => commands.getInput(name) || (isActions ? '' : commands.getInput(name.replaceAll('-', '_'))),
        given: readGivenInputs(env, isActions),
        readEvent: () => readEvent(env),
        readContext: (known) => readContext(env, known),
        maskSecret,
        setOutput: (name, value) => {
            if (!isActions && !env['GITHUB_OUTPUT'])
                return;
            try {
                commands.setOutput(name, value);
            }
            catch (error) {
                // The copilot has its actions already, so a missing output only causes a warning.
                if (!hasOutputs)
                    return;
                hasOutputs = false;
                log.warning(`The outputs could not be written (GITHUB_OUTPUT): ${String(error)}`);
            }
        },
        saveState: (key, value) => {
            if (!isActions && !env['GITHUB_STATE'])
                return;
            try {
                commands.saveState(key, value);
            }
            catch (cause) {
                const message = `The runner’s file for the post step (GITHUB_STATE) can’t be written: ${(0,field/* findTextField */.nw)(cause, 'message') ?? ''}.`;
                const hint = 'Without this file, the post step could not finish an interrupted sync. Run the job again on another runner.';
                throw new errors/* ActionError */.lZ('bad-input', message, { hint, cause });
            }
        },
        writeSummary: (markdown) => {
            // Runners without job summaries don't set the variable. The log has the same information.
            const file = env['GITHUB_STEP_SUMMARY'];
            if (!file)
                return;
            try {
                // `core.summary` does the same, but is a third of that package's code.
                (0,external_node_fs_.appendFileSync)(file, `${markdown}${external_node_os_.EOL}`);
            }
            catch (error) {
                log.warning(`The job summary could not be written (GITHUB_STEP_SUMMARY): ${String(error)}`);
            }
        },
    };
}
function readGivenInputs(env, isActions) {
    const names = Object.entries(env).flatMap(([variable, value = '']) => {
        const [, name = ''] = /^INPUT_(.*)$/i.exec(variable) ?? [];
        return value.trim() === '' || name === '' ? [] : [name.toLowerCase()];
    });
    const isShared = ['ACT', 'GITEA_ACTIONS', 'FORGEJO_ACTIONS'].some((name) => env[name]);
    return isActions
        ? { names, areOwn: !isShared }
        : { names: names.map((name) => name.replaceAll('_', '-')), areOwn: false };
}
function readEvent(env) {
    return {
        name: (env['GITHUB_EVENT_NAME'] ?? '').toLowerCase(),
        payload: readPayload(env['GITHUB_EVENT_PATH']),
        sha: env['GITHUB_SHA'] ?? '',
        ref: env['GITHUB_REF'] ?? '',
        repository: env['GITHUB_REPOSITORY'] ?? '',
    };
}
function readContext(env, known) {
    const [server, repository] = [env['GITHUB_SERVER_URL'], env['GITHUB_REPOSITORY']];
    return {
        ...known,
        eventName: env['GITHUB_EVENT_NAME'] ?? '',
        workflow: env['GITHUB_WORKFLOW'] ?? '',
        nodeVersion: process.versions.node,
        repositoryUrl: server && repository ? `${server}/${repository}` : undefined,
        runId: env['GITHUB_RUN_ID'],
        isGitea: env['GITEA_ACTIONS'] === 'true' || env['FORGEJO_ACTIONS'] === 'true',
    };
}
function readPayload(path) {
    if (!path)
        return {};
    try {
        const payload = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        return typeof payload === 'object' && payload !== null ? { ...payload } : {};
    }
    catch (cause) {
        const hint = 'The runner writes this file before each step. An earlier step may have overwritten the file.';
        const message = `The event file “${path}” (GITHUB_EVENT_PATH) can’t be read as JSON.`;
        throw new errors/* ActionError */.lZ('bad-input', message, { hint, cause });
    }
}


/***/ }),

/***/ 3479:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: () => (start),
  startCommandLine: () => (startCommandLine)
});

;// CONCATENATED MODULE: ./package.json
const package_namespaceObject = {"rE":"1.0.0"};
// EXTERNAL MODULE: ./src/change/event.ts
var change_event = __webpack_require__(1118);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/inputs.ts
var src_inputs = __webpack_require__(8676);
// EXTERNAL MODULE: ./src/runner/runner.ts + 5 modules
var runner_runner = __webpack_require__(5062);
// EXTERNAL MODULE: ./src/runner/clock.ts
var runner_clock = __webpack_require__(9850);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/runner/files.ts





const mebibyte = 1024 * 1024;
/** Maximum size of a file. A larger OpenAPI file is a mistake and could exhaust the runner's memory. */
const maxBytes = 64 * mebibyte;
/**
 * Creates a reader of the files below `root`. It follows links, but reads nothing outside. It doesn't use Node's
 * thread pool, whose overhead for hundreds of files exceeds the time for reading them.
 */
function createFiles(root) {
    return { read: (path) => Promise.try(readInside, root, path) };
}
function readInside(root, path) {
    const realRoot = findRealRoot(root);
    try {
        const realFile = external_node_fs_.realpathSync.native(external_node_path_.join(realRoot, path));
        failIfOutside(realFile, { path, realRoot });
        return readBounded(realFile, { path, realRoot });
    }
    catch (cause) {
        if (cause instanceof errors/* ActionError */.lZ)
            throw cause;
        const code = (0,field/* findTextField */.nw)(cause, 'code');
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return undefined;
        const hint = 'Check the file’s permissions, and that no earlier step replaced the file.';
        throw createFileError(path, `can’t be read (${code ?? String(cause)}).`, { hint, cause });
    }
}
function findRealRoot(root) {
    try {
        return external_node_fs_.realpathSync.native(root);
    }
    catch (cause) {
        throw new errors/* ActionError */.lZ('file-missing', `The workspace “${root}” (GITHUB_WORKSPACE) can’t be read.`, {
            hint: 'Make sure that a checkout step runs before this one, and that it checks out the repository there.',
            cause,
        });
    }
}
/**
 * Fails if a real path is outside the workspace or in a `.git` folder.
 * @param flavour path functions of this system; tests pass the Windows variant
 * @throws ActionError `file-outside-workspace`
 */
function failIfOutside(realFile, { path, realRoot }, flavour = external_node_path_) {
    const inside = flavour.relative(realRoot, realFile);
    const parts = inside.split(flavour.sep);
    const code = 'file-outside-workspace';
    // On Windows, the path is absolute if it is on another drive.
    if (flavour.isAbsolute(inside) || parts[0] === '..') {
        const hint = 'Only files inside the checkout are read. Copy the file there, or correct the link.';
        throw createFileError(path, 'is outside the workspace.', { code, hint });
    }
    // `.git/config` can contain the checkout's token. On some systems, `.GIT` is the same folder.
    if (parts.some((part) => part.toLowerCase() === '.git')) {
        const hint = 'Use the path of an OpenAPI file outside `.git`.';
        throw createFileError(path, 'is in a `.git` folder, which is never read.', { code, hint });
    }
}
/**
 * Flags against following a link at the end of the path and against blocking on a named pipe. Windows has neither
 * flag.
 */
const openFlags = external_node_fs_.constants.O_RDONLY |
    (external_node_fs_.constants.O_NOFOLLOW ?? 0) |
    (external_node_fs_.constants.O_NONBLOCK ?? 0);
function readBounded(absolute, requested) {
    const file = (0,external_node_fs_.openSync)(absolute, openFlags);
    try {
        failIfUnfit(file, requested.path);
        // A parent folder may have been replaced by a link after the path was checked, so check the open file.
        failIfOutside(findOpenPath(file, absolute), requested);
        return (0,external_node_fs_.readFileSync)(file);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/**
 * Returns the real path of an open file. Linux reports it. Other systems resolve the path again, and it must lead to
 * the same file.
 */
function findOpenPath(file, absolute) {
    if (process.platform === 'linux')
        return (0,external_node_fs_.readlinkSync)(`/proc/self/fd/${file}`);
    const real = external_node_fs_.realpathSync.native(absolute);
    const [here, there] = [(0,external_node_fs_.fstatSync)(file, { bigint: true }), (0,external_node_fs_.statSync)(real, { bigint: true })];
    return there.ino === here.ino && there.dev === here.dev ? real : external_node_path_.sep;
}
function failIfUnfit(file, path) {
    const stats = (0,external_node_fs_.fstatSync)(file);
    if (!stats.isFile()) {
        const what = stats.isDirectory() ? 'a folder' : 'not a regular file';
        throw createFileError(path, `is ${what}.`, {
            hint: 'Use the path of the file itself, for example `docs/openapi.yaml`.',
        });
    }
    if (stats.size > maxBytes) {
        const reason = `has ${Math.ceil(stats.size / mebibyte)} MiB. The maximum is ${maxBytes / mebibyte} MiB.`;
        throw createFileError(path, reason, {
            hint: 'Split the OpenAPI file, or remove unused content.',
        });
    }
}
function createFileError(path, reason, { code, ...rest }) {
    return new errors/* ActionError */.lZ(code ?? 'file-unreadable', `${(0,src_text/* quote */.hD)(path)} ${reason}`, {
        ...rest,
        at: { file: path },
    });
}

// EXTERNAL MODULE: external "node:timers"
var external_node_timers_ = __webpack_require__(7997);
;// CONCATENATED MODULE: ./src/runner/turns.ts

/**
 * Creates a function that lets one caller continue in each turn of the event loop, those with the fewest steps left
 * first. While many targets use the processor, the first ones can then send their requests, instead of after the last.
 */
function createTurns() {
    let waiting = [];
    const resumeNext = () => {
        const [next, ...rest] = waiting.toSorted((one, other) => one.stepsLeft - other.stepsLeft);
        waiting = rest;
        if (rest.length > 0)
            (0,external_node_timers_.setImmediate)(resumeNext);
        next?.resume();
    };
    return (stepsLeft) => new Promise((resume) => {
        if (waiting.length === 0)
            (0,external_node_timers_.setImmediate)(resumeNext);
        waiting = [...waiting, { stepsLeft, resume }];
    });
}

// EXTERNAL MODULE: ./src/git/git.ts + 1 modules
var git_git = __webpack_require__(8342);
// EXTERNAL MODULE: ./src/git/git-layout.ts
var git_layout = __webpack_require__(1869);
// EXTERNAL MODULE: ./src/github/github-client.ts
var github_client = __webpack_require__(3028);
// EXTERNAL MODULE: ./src/history/history-checkout.ts
var history_checkout = __webpack_require__(3611);
// EXTERNAL MODULE: ./src/history/history-source.ts + 2 modules
var history_source = __webpack_require__(6870);
;// CONCATENATED MODULE: ./src/history/history.ts





/**
 * Creates the `History` port. It reads from the local clone first, then from GitHub's API, then from a temporary
 * fetch.
 */
function createHistory(options) {
    const { event, env, workspace } = options;
    const isNamed = /^[^/]+\/[^/]/.test(event.repository);
    const github = isNamed ? (0,github_client/* createGitHub */.C)({ ...options, repository: event.repository }) : undefined;
    const run = readCurrentRun(event, env);
    const openRepository = async (layout, clone) => {
        const git = clone && (0,git_git/* createGit */.lD)(clone, options);
        // Git starts while the workspace's files are read.
        git?.objects.prepare();
        const head = clone && ((0,git_layout/* findHead */.mW)(clone) ?? (await git?.objects.read(['HEAD']))?.[0]?.oid);
        const origin = clone && (0,git_layout/* findOriginRepository */.SM)(clone);
        const source = (0,history_source/* createSource */.g)({ head: head ?? event.sha, origin, git, layout, github }, options);
        return { source, checkout: (0,history_checkout/* createCheckout */.J)(source, workspace, run) };
    };
    const repositories = new Map();
    const findRepository = (file, from = 'anywhere') => {
        const layout = (0,git_layout/* findGitLayout */.CG)((0,external_node_path_.dirname)((0,external_node_path_.join)(workspace, file)));
        const key = `${from} ${layout?.top ?? ''}`;
        const repository = repositories.get(key) ?? openRepository(layout, from === 'github' ? undefined : layout);
        repositories.set(key, repository);
        return repository;
    };
    const findVersions = async function* (file, query) {
        // This chunk is needed only if the file changed or its state is unknown.
        const { findFileVersions } = await Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(456), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 9484));
        yield* findFileVersions((await findRepository(file)).source, { file, ...query });
    };
    return {
        findCheckout: async (file, from) => (await findRepository(file, from)).checkout,
        findVersion: async (file, commit, references = []) => {
            const query = commit === undefined ? { commits: [], earlier: 1 } : { commits: [commit], earlier: 0 };
            const { value } = await findVersions(file, { ...query, references }).next();
            return value ?? undefined;
        },
        findVersions,
    };
}
/**
 * Reads the run from the runner's environment. A workflow file of another repository (from a ruleset) isn't reported.
 */
function readCurrentRun({ ref, repository }, env) {
    const workflow = env['GITHUB_WORKFLOW_REF']?.split('@', 1)[0] ?? '';
    const prefix = `${repository}/`;
    const isOwn = workflow.toLowerCase().startsWith(prefix.toLowerCase());
    return {
        id: env['GITHUB_RUN_ID'] ?? '',
        attempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 1),
        workflowFile: isOwn ? workflow.slice(prefix.length) : undefined,
        refName: ref.replace(/^refs\/(?:heads|tags)\//, ''),
        runnerName: env['RUNNER_NAME'],
    };
}

// EXTERNAL MODULE: ./src/replacement/journal/journal-pointer.ts
var journal_pointer = __webpack_require__(4977);
;// CONCATENATED MODULE: ./src/sync/input-names.ts



/**
 * Rejects inputs that action.yml doesn't have: a misspelled `dry-run` would otherwise start a sync.
 * @param given the inputs that aren't empty, and whether all of them come from the step itself
 * @throws ActionError `bad-input`, with the input that was probably meant
 */
async function checkInputNames(given, log) {
    const unknown = given.names.filter((name) => !src_inputs/* inputNames */.vj.some((known) => known === name));
    if (unknown.length === 0)
        return;
    // Loaded only here, because almost no run needs the parsers that come with it.
    const { findNearest } = await Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(456), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 6225));
    const found = unknown.map((name) => ({ name, meant: findNearest(name, src_inputs/* inputNames */.vj) }));
    const wrong = found.filter(({ meant }) => given.areOwn || meant !== undefined);
    if (wrong.length === 0) {
        const names = (0,src_text/* renderSome */.JC)(unknown.map((name) => `\`${name}\``), limitNames);
        log.warning(`Ignored inputs that this action doesn't have: ${names}. ${whereListed}`);
        return;
    }
    const problems = wrong.map(({ name, meant }) => meant === undefined
        ? `Unknown input \`${name}\`.`
        : `Unknown input \`${name}\`. Did you mean \`${meant}\`?`);
    const isClear = wrong.every(({ meant }) => meant !== undefined);
    throw new errors/* ActionError */.lZ('bad-input', (0,src_text/* renderSome */.JC)(problems, limitNames, ' '), {
        hint: isClear ? 'Correct the name in the workflow.' : `Correct or remove it. ${whereListed}`,
    });
}
/** Maximum number of names in a message, because a longer list would hide the first name. */
const limitNames = 10;
const whereListed = 'The file `action.yml` of this action lists its inputs.';

// EXTERNAL MODULE: ./src/sync/publish.ts
var publish = __webpack_require__(1102);
// EXTERNAL MODULE: ./src/sync/run.ts
var run = __webpack_require__(5272);
;// CONCATENATED MODULE: ./src/start.ts








/** Builds the real ports, runs the sync and publishes the results. Never rejects. */
async function start(runner = (0,runner_runner/* createRunner */.j)()) {
    try {
        await runAndPublish(runner);
    }
    catch (error) {
        // Node would print the stack unescaped, and one of its lines could be a workflow command.
        const { message, hint = '' } = (0,errors/* explain */.WE)(error);
        runner.log.error(`${message} ${hint}`);
        runner.fail();
    }
}
/** Runs the command line. */
async function startCommandLine() {
    const { runCommandLine } = await __webpack_require__.e(/* import() | cli */ 27).then(__webpack_require__.bind(__webpack_require__, 7565));
    await runCommandLine({ actionVersion: package_namespaceObject.rE, createPorts });
}
async function runAndPublish(runner) {
    for (const secret of ['api-key', 'github-token'])
        runner.maskSecret(runner.readInput(secret));
    let request;
    let results;
    try {
        // Report the process first, because the following steps take time.
        const announcement = (0,journal_pointer/* announceMain */.RD)(runner);
        await checkInputNames(runner.given, runner.log);
        const isTrial = runner.env['COPILOT_SYNC_TRIAL'] === 'true';
        request = { inputs: (0,src_inputs/* parseInputs */.TL)(runner.readInput), event: (0,change_event/* parseEvent */.w)(runner.readEvent()), isTrial };
        warnOfShortKey(request.inputs, runner.log);
        results = await runAll(request, createPorts(runner, { ...request, announcement }));
    }
    catch (error) {
        runner.log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
        results = [describeFailedStart(error, runner)];
    }
    const context = runner.readContext({
        actionVersion: package_namespaceObject.rE,
        source: renderSource(runner),
        isForgetful: request?.event.kind === 'push' && request.inputs.base === undefined && !request.inputs.force,
    });
    await (0,publish/* publish */.mk)(results, context, runner);
    if (request?.inputs.comment !== true)
        return;
    const { event, inputs } = request;
    const { env, log } = runner;
    const where = { env, log, repository: event.repository, token: inputs.githubToken };
    const writeComment = async (comment) => (await __webpack_require__.e(/* import() | github */ 326).then(__webpack_require__.bind(__webpack_require__, 1355))).writeComment({
        ...comment,
        ...where,
    });
    await (0,publish/* commentOnPullRequest */.rh)(results, { event, context }, { log, writeComment });
}
/** Warns of a short key, because the runner masks every secret, however short. */
function warnOfShortKey({ apiKey = '' }, log) {
    if (apiKey === '' || apiKey.length >= src_inputs/* minKeyChars */.tH)
        return;
    log.warning(`The input \`api-key\` has fewer than ${src_inputs/* minKeyChars */.tH} characters. The runner hides these characters wherever they ` +
        'appear in the log, and drops job outputs that contain them. If the service doesn’t use keys, set a longer ' +
        'value, such as `no-key-needed`.');
}
async function runAll(request, ports) {
    const { source } = request.inputs;
    if (source.kind === 'workflow') {
        return [await (0,run/* run */.eF)(source.target, request, ports)];
    }
    // This chunk includes the YAML parser, and most workflows have no config file.
    const { runFleet } = await Promise.all(/* import() | config */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(229)]).then(__webpack_require__.bind(__webpack_require__, 5043));
    return runFleet(source.query, request, ports);
}
function createPorts(runner, { inputs, event, announcement }) {
    const { env, workspace, temporaryFolder, log } = runner;
    const { githubToken: token } = inputs;
    const clock = (0,runner_clock/* createClock */.t)();
    const interruption = runner.catchSignals();
    let connecting;
    const loadConnect = async () => {
        const { createConnect } = await Promise.all(/* import() | replace */[__webpack_require__.e(756), __webpack_require__.e(456), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 2197));
        return createConnect(inputs, announcement, { runner, clock, interruption });
    };
    return {
        log,
        clock,
        random: Math.random,
        files: createFiles(workspace),
        history: createHistory({ workspace, temporaryFolder, token, event, env, log }),
        interruption,
        takeTurn: createTurns(),
        // Load after the first request was sent: connecting takes one turn of the event loop, and sending another.
        prefetch: () => setImmediate(setImmediate, loadReader),
        connect: async (index) => (await (connecting ??= loadConnect()))(index),
    };
}
/** Preloads the modules. A load error is reported when a module is first used. */
const loadReader = () => Promise.all([Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(456), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 8824)), (0,publish/* loadReports */.yc)()]).catch(() => undefined);
/** Renders the part of the config file that the run covers. */
function renderSource({ readInput }) {
    if (readInput('config-file') === '')
        return undefined;
    return ['config-file', 'environment', 'copilot-id', 'shard'].map(readInput).join(' ').trim();
}
/** Describes a failure that occurred before the targets were known. */
function describeFailedStart(error, { readInput }) {
    const configFile = readInput('config-file');
    // With a config file, the input can contain several IDs.
    const copilotId = configFile === '' ? readInput('copilot-id') : '';
    const state = configFile === '' ? 'The copilot was not changed.' : 'No copilot was changed.';
    const ending = { outcome: 'aborted', state, failure: (0,errors/* explain */.WE)(error) };
    const swaggerFile = configFile || readInput('swagger-file') || 'swagger.json';
    return { copilotId: copilotId || undefined, swaggerFile, ending, warnings: [], totalMs: 0 };
}


/***/ }),

/***/ 2525:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ak: () => (findEarlyEnding),
  IP: () => (failIfInterrupted),
  SN: () => (failWithoutKey),
  T9: () => (createInterrupted),
  nN: () => (endAborted)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
var _messages_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9069);


/** Creates the ending of a target that failed before any action was changed. */
function endAborted(failure) {
    const isKnown = failure.code !== 'copilot-unknown';
    return {
        outcome: 'aborted',
        state: isKnown ? 'The copilot was not changed.' : 'Nothing was changed.',
        failure,
    };
}
/**
 * Returns the ending that follows from change detection alone, or `undefined` if the file must be read.
 * @throws ActionError `file-missing`
 */
function findEarlyEnding(change) {
    const { asksCopilot = false, changed, file, reason } = change;
    if (reason === 'missing')
        throw createMissingError(change);
    if (reason === 'file-removed')
        return (0,_messages_index_js__WEBPACK_IMPORTED_MODULE_0__/* .endIdle */ .W)(reason, [`${file} was deleted from the repository. ${removedHint}`]);
    if (reason === 'superseded')
        return (0,_messages_index_js__WEBPACK_IMPORTED_MODULE_0__/* .endIdle */ .W)(reason);
    if (changed || asksCopilot)
        return undefined;
    return (0,_messages_index_js__WEBPACK_IMPORTED_MODULE_0__/* .endIdle */ .W)(reason === 'ref-deleted' ? reason : 'not-modified');
}
const removedHint = 'Delete the copilot, or set `swagger-file` to the file’s new path. Nothing is deleted automatically.';
function createMissingError({ detail, remedy = '' }) {
    const isComplete = remedy !== '' && !remedy.startsWith('Did you mean');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('file-missing', `There is no file for \`swagger-file\`: ${detail}`, {
        hint: isComplete ? remedy : `${remedy} ${checkPath}`.trimStart(),
    });
}
const checkPath = 'Set `swagger-file` to a path relative to the root of the checkout, with upper and lower case as in git. Run the ' +
    'checkout step, or the step that generates the file, before this action.';
/**
 * Fails if a run that sends requests to the service has no key.
 * @throws ActionError `bad-input`
 */
function failWithoutKey({ hasKey }) {
    if (hasKey)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('bad-input', 'The input `api-key` is missing.', {
        hint: 'Save the service’s key as a secret of the repository and pass it: `api-key: ${{ secrets.COPILOT_API_KEY }}`. ' +
            'A secret that does not exist is passed as an empty string, and workflows from forks can’t read secrets. ' +
            'If your service doesn’t use keys, set any value of at least 8 characters without spaces, such as `no-key-needed`.',
    });
}
/**
 * Fails after a signal, because the remaining time is too short to start a target.
 * @throws ActionError `interrupted`
 */
function failIfInterrupted({ aborted }) {
    if (aborted)
        throw createInterrupted();
}
function createInterrupted() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('interrupted', 'The run was canceled before anything was changed.', {
        hint: 'Run the job again.',
    });
}


/***/ }),

/***/ 7426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  T: () => (lookUp),
  k: () => (updateCopilot)
});
/** Looks up the copilot. Loads the code for the lookup only now, because a run without a change doesn't need it. */
async function lookUp(task, ports) {
    const { lookUpCopilot } = await Promise.all(/* import() | replace */[__webpack_require__.e(756), __webpack_require__.e(456), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 9940));
    return lookUpCopilot(task, ports);
}
/** Records the copilot with the ID in the service's spelling. The input can differ in case, and a job matrix compares IDs. */
function updateCopilot({ copilot, copilotId, warnings }, ports) {
    ports.update({ copilot, warnings, ...(copilotId !== undefined && { copilotId }) });
}


/***/ }),

/***/ 1102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  mk: () => (publish),
  rh: () => (commentOnPullRequest),
  yc: () => (loadReports)
});
var _report_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(525);
var _report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6359);

/** Publishes the results of all targets: log, annotations, outputs, summary and exit code. */
async function publish(results, context, ports) {
    const [first] = results;
    if (first !== undefined && results.length === 1 && (0,_report_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnread */ .KJ)(first)) {
        const { lines, outputs, summary } = (0,_report_index_js__WEBPACK_IMPORTED_MODULE_0__/* .renderUnread */ .S7)(first);
        for (const line of lines)
            ports.log.info(line);
        setOutputs(outputs, ports);
        ports.writeSummary(summary);
        return;
    }
    // If the report can't be loaded, the step still fails.
    if (results.some(_report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailed */ .Ix))
        ports.fail();
    const { renderLines, renderOutputs, renderSummary, selectAnnotations } = await loadReports();
    // Several targets have their lines in their own groups already.
    const lines = results.length > 1 ? [] : results.flatMap(renderLines);
    for (const line of lines)
        ports.log.info(line);
    for (const { severity, message, location } of selectAnnotations(results))
        ports.log[severity](message, location);
    setOutputs(renderOutputs(results), ports);
    ports.writeSummary(renderSummary(results, context));
}
/** Loads the functions that report any result. Most runs end without a change, and don't need them. */
async function loadReports() {
    const { renderLines, renderOutputs, renderSummary, selectAnnotations } = await __webpack_require__.e(/* import() | report */ 857).then(__webpack_require__.bind(__webpack_require__, 4375));
    return { renderLines, renderOutputs, renderSummary, selectAnnotations };
}
function setOutputs(outputs, ports) {
    for (const [name, value] of Object.entries(outputs))
        ports.setOutput(name, value);
}
/** Creates or updates the comment on the pull request. A failure is only a notice, because the summary has the same content. */
async function commentOnPullRequest(results, { event, context }, { log, writeComment }) {
    const isPullRequest = event.kind === 'pull-request' || event.kind === 'pull-request-target';
    const number = isPullRequest ? event.pull.number : undefined;
    if (number === undefined)
        return;
    const { renderComment } = await __webpack_require__.e(/* import() | report */ 857).then(__webpack_require__.bind(__webpack_require__, 4375));
    const { kind, reason } = await writeComment({ number, ...renderComment(results, context) });
    const where = `Comment on pull request #${number}`;
    if (reason === undefined)
        log.info(`${where}: ${kind.replace('-', ' ')}.`);
    else
        log.notice(`${where}: it couldn’t be written: ${reason} The job summary has the same content.`);
}


/***/ }),

/***/ 5272:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  JY: () => (readVersionsLazily),
  Nh: () => (runTarget),
  eF: () => (run)
});
var _change_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6194);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6830);
var _messages_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9069);
var _endings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2525);
var _look_up_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7426);
var _publish_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1102);
var _task_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7528);







/**
 * Runs one target: decides whether the file changed and, if so, syncs the copilot.
 * @throws ActionError `bad-input` if the base names no commit
 */
async function run(target, request, ports) {
    const [change] = await (0,_change_index_js__WEBPACK_IMPORTED_MODULE_0__/* .detectChanges */ .f)((0,_task_js__WEBPACK_IMPORTED_MODULE_1__/* .createChangeQuery */ .rS)(request, [target]), ports);
    if (change === undefined)
        throw new TypeError('no decision for the file');
    const task = (0,_task_js__WEBPACK_IMPORTED_MODULE_1__/* .createTask */ .UT)(target, change, request);
    return runTarget(task, {
        ...ports,
        readVersions: (asked) => readVersionsLazily(asked.target, asked.change, ports),
    });
}
/** Loads the code that reads versions, and then does the same as `readVersions`. */
async function readVersionsLazily(...query) {
    const { readVersions: read } = await Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(456), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 1915));
    return read(...query);
}
/** Runs one target, from change detection to its outcome. Never rejects. */
async function runTarget(task, ports) {
    const { change, target } = task;
    const { copilotId = target.unusableId, name, swaggerFile } = target;
    const startMs = ports.clock.nowMs();
    let known = {};
    const update = (news) => {
        known = { ...known, ...news };
    };
    const ending = await syncTarget(task, { ...ports, update }).catch((error) => {
        ports.log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
        return (0,_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .endAborted */ .nN)((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(error));
    });
    return {
        ...{ copilotId, name, swaggerFile, change, ...known, ending },
        warnings: [...change.warnings, ...(known.warnings ?? []), ...(ending.warnings ?? [])],
        totalMs: ports.clock.nowMs() - startMs,
    };
}
/** Runs the steps. Each step ends the run or leads to the next. Only the last one sends requests that change the service. */
async function syncTarget(task, ports) {
    const { change, isPreview, target } = task;
    ports.log.info(`Decision: ${change.reason}. ${change.detail}`);
    // The run then fails with the list of copilots, whether or not the file changed.
    if (isNameless(task))
        await (0,_look_up_js__WEBPACK_IMPORTED_MODULE_4__/* .lookUp */ .T)(task, ports);
    const early = (0,_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .findEarlyEnding */ .Ak)(change);
    const isUnproven = change.isWorkflowChanged === true && early?.outcome === 'unchanged' && !isPreview;
    if (isUnproven)
        return checkSetup(task, ports);
    if (early !== undefined)
        return early;
    if (!isPreview)
        (0,_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .failWithoutKey */ .SN)(task);
    (0,_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .failIfInterrupted */ .IP)(ports.interruption);
    const work = isPreview ? 'Preview for' : 'Sync of';
    const title = [work, 'copilot', target.copilotId].filter((part) => part !== undefined).join(' ');
    // Most runs end before this point, so the code is loaded only now. The reports are loaded before anything is changed,
    // so that loading them can't fail afterwards.
    const [{ readAndReplace }] = await Promise.all([
        Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(456), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 5200)),
        (0,_publish_js__WEBPACK_IMPORTED_MODULE_5__/* .loadReports */ .yc)(),
    ]);
    return ports.log.group(title, () => readAndReplace(task, ports));
}
function isNameless({ change, isPreview, target }) {
    const isOnlyAccepted = isPreview && target.unusableId === undefined;
    return target.copilotId === undefined && !isOnlyAccepted && change.reason !== 'ref-deleted';
}
/** Checks the key and the copilot's ID in the first run of a workflow, which would otherwise fail only when the file changes. */
async function checkSetup(task, ports) {
    (0,_look_up_js__WEBPACK_IMPORTED_MODULE_4__/* .updateCopilot */ .k)(await (0,_look_up_js__WEBPACK_IMPORTED_MODULE_4__/* .lookUp */ .T)(task, ports), ports);
    const ready = (0,_messages_index_js__WEBPACK_IMPORTED_MODULE_6__/* .endIdle */ .W)('ready');
    ports.log.info(ready.state);
    return ready;
}


/***/ }),

/***/ 7528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  UT: () => (createTask),
  m3: () => (isGated),
  rS: () => (createChangeQuery)
});
var _reach_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5274);

function createChangeQuery({ event, inputs }, targets) {
    const { base, dryRun, force, source } = inputs;
    const isSelection = source.kind === 'config' && (source.query.shard !== undefined || source.query.copilotIds.length > 0);
    const accepted = locateAccepted({ event, inputs });
    return {
        event,
        targets,
        // With a config file, the inputs can't select operations.
        selection: source.kind === 'config' ? undefined : { kind: 'workflow' },
        acceptedFiles: accepted === undefined ? [] : [accepted.file],
        force,
        dryRun,
        isPart: dryRun || isSelection,
        base,
    };
}
/** Returns the file of accepted changes, or `undefined` if breaking changes don't block the sync. */
function locateAccepted({ event, inputs: { accepted, failOn } }) {
    return failOn === 'none' ? undefined : { file: accepted, commit: event.trustedCommit };
}
function decideServerWarning({ inputs, isTrial = false }) {
    if (isTrial)
        return undefined;
    return (0,_reach_js__WEBPACK_IMPORTED_MODULE_0__/* .isPublicHost */ .s)(inputs.baseUrl.hostname) ? 'always' : 'if-not-private';
}
function createTask(target, change, request, index = 0) {
    const { event, inputs } = request;
    const { apiKey, dryRun, actionList, maxAttempts, timeoutMs } = inputs;
    return {
        index,
        target,
        change,
        isPreview: dryRun || change.preview,
        hasKey: apiKey !== undefined,
        hidesCopilotNames: change.preview && event.kind !== 'pull-request',
        accepted: locateAccepted(request),
        maxAttempts,
        timeoutMs,
        readsActionList: actionList === 'auto',
        warnsOfServer: decideServerWarning(request),
    };
}
/** Whether both `base: copilot` and `fail-on: breaking` are set. */
function isGated({ accepted, change }) {
    return accepted !== undefined && change.asksCopilot === true;
}


/***/ }),

/***/ 4806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  IN: () => (cutText),
  JC: () => (renderSome),
  PP: () => (renderDuration),
  SS: () => (renderCount),
  UP: () => (renderBytes),
  hD: () => (quote),
  kT: () => (renderNumber),
  ni: () => (renderLine)
});
/**
 * C0 and C1 controls, soft hyphens, zero-width and bidirectional marks, which are invisible or can hide the following
 * text.
 */
const invisible = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
/**
 * Renders text as one line of visible characters, truncated with an ellipsis to `maxChars` UTF-16 units. Markdown and
 * logs must still be escaped.
 */
function renderLine(text, maxChars = 200) {
    // Truncating first limits the work. Collapsing white space can make the result slightly shorter than necessary.
    const line = text
        .slice(0, maxChars * 2)
        .toWellFormed()
        .replace(/\s+/gu, ' ')
        .replace(invisible, '\ufffd')
        .trim();
    return cutText(line, maxChars);
}
/** Renders text from a file as one line in backticks. */
function quote(text, maxChars) {
    return `\`${renderLine(text, maxChars)}\``;
}
/** Truncates text to `maxChars` UTF-16 units without splitting a surrogate pair. */
function cutText(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const kept = text.slice(0, Math.max(0, maxChars - 1));
    return `${kept.replace(/[\ud800-\udbff]$/u, '').trimEnd()}…`;
}
/**
 * Renders a whole number with thousands separators: `1,200`. It doesn't use `toLocaleString`, which takes 17 ms to
 * load its data.
 */
function renderNumber(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** Renders a count with its noun: `1 operation`, `1,200 operations`. */
function renderCount(count, noun) {
    return `${renderNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** Renders up to `max` names: `a, b and 3 more`. */
function renderSome(names, max, divider = ', ') {
    const shown = names.slice(0, max).join(divider);
    return names.length > max ? `${shown} and ${renderNumber(names.length - max)} more` : shown;
}
/** Renders a duration: `420 ms`, `6.1 s`, `2 min 5 s`. */
function renderDuration(ms) {
    if (ms < 1_000)
        return `${Math.round(ms)} ms`;
    if (ms < 59_950)
        return `${(ms / 1_000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1_000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** Renders a size in decimal units: `812 bytes`, `48.1 kB`, `2.4 MB`. */
function renderBytes(bytes) {
    if (bytes < 1_000)
        return renderCount(bytes, 'byte');
    if (bytes < 999_950)
        return `${(bytes / 1_000).toFixed(1)} kB`;
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}


/***/ }),

/***/ 7313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  m: () => (prefixLines),
  u: () => (createUngroupedLog)
});
/**
 * Creates a log without groups, in which the title of a group is an ordinary line. The runner doesn't support nested
 * groups.
 */
function createUngroupedLog(write) {
    return {
        info: write.bind(undefined, 'info'),
        debug: write.bind(undefined, 'debug'),
        notice: write.bind(undefined, 'notice'),
        warning: write.bind(undefined, 'warning'),
        error: write.bind(undefined, 'error'),
        group: (title, work) => {
            write('info', title);
            return work();
        },
    };
}
/** Creates a log that starts every line with a name, because the lines of parallel targets are mixed. */
function prefixLines(name, log) {
    return createUngroupedLog((kind, text, at) => {
        log[kind](`${name}: ${text}`, at);
    });
}


/***/ })

};
