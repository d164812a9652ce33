export const id = 957;
export const ids = [957];
export const modules = {

/***/ 9155:
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
    // A misspelled keyword would otherwise count as an unreadable branch and sync every push.
    const found = await commits.findCommit(revision, meant === undefined ? 'anywhere' : 'clone');
    if (found.kind === 'found')
        return { kind: 'commit', commit: found.commit, label };
    if (meant !== undefined) {
        throw new errors/* ActionError */.lZ('bad-input', `Invalid value “${revision}” for the input \`base\`. Did you mean \`${meant}\`?`, {
            hint: `For a branch or tag of this name, use \`heads/${revision}\` or \`tags/${revision}\`.`,
        });
    }
    // A force-push may have removed a full commit ID, and HEAD^ of a branch's first commit exists nowhere.
    if (found.kind === 'absent' && isPlainName(revision)) {
        throw new errors/* ActionError */.lZ('bad-input', `Invalid value “${revision}” for the input \`base\`: this repository has no such commit, branch or tag.`, { hint: 'Use `auto`, `copilot`, `last-success`, or a commit, branch or tag of this repository.' });
    }
    const remedy = 'fetch the full history to compare with it; on GitLab, set `GIT_DEPTH: 0`';
    return {
        kind: 'unknown',
        why: `${label} was not found in this clone or on GitHub (${remedy})`,
    };
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
 * schedule) still syncs; the commit then only indicates the copilot's actions.
 */
async function findLastSuccess(otherwise, { isPart = false }, commits) {
    const found = await commits.findLastSuccess(isPart);
    if (found.kind === 'none')
        return { ...otherwise, doubt: found.doubt };
    const { commit, doubt, runNumber } = found;
    const lastSuccess = { commit, runNumber };
    if (otherwise.kind === 'none' && otherwise.reason === 'no-base')
        return { ...otherwise, lastSuccess };
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
 * Returns the first parent of a test merge. The last commit of a pull request can be a merge, too, and Gitea checks
 * out that one.
 */
async function findMergedTarget({ kind, pull, ref, sha }, commits) {
    // For this event, the target itself is checked out, or a commit that must not be read.
    if (kind === 'pull-request-target')
        return undefined;
    const { headSha } = pull;
    const parents = (await commits.findParents(commits.head)) ?? [];
    const isOwnMerge = commits.head === sha && /^refs\/pull\/\d+\/merge$/.test(ref);
    const isTestMerge = headSha === undefined ? isOwnMerge : parents[1] === headSha;
    return isTestMerge && parents.length === 2 ? parents[0] : undefined;
}

// EXTERNAL MODULE: ./src/change/event.ts
var change_event = __webpack_require__(1118);
// EXTERNAL MODULE: ./src/change/preview-cause.ts
var preview_cause = __webpack_require__(4436);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ../node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(9680);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
;// CONCATENATED MODULE: ./src/change/references.ts


const decoder = new TextDecoder();
/**
 * Patterns of everything that can name another file: a reference, a mapping of a discriminator, an escaped key and,
 * in YAML, any word that ends like a file name. Most OpenAPI files match none, so they aren't parsed here.
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
    const visited = new Set();
    const limit = (0,p_limit/* default */.A)(parallelReads);
    const visit = async (path) => {
        if (visited.has(path))
            return;
        visited.add(path);
        const leaf = await limit(readLeaf, path, files, like);
        leaves.set(path, leaf);
        await Promise.all(leaf.references.map(visit));
    };
    await Promise.all(roots.map(visit));
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
async function readLeaves(paths, files, like) {
    const read = paths.map(async (path) => {
        const bytes = await files.read(path).catch(() => unreadable);
        if (bytes === undefined)
            return [];
        return [[path, typeof bytes === 'string' ? bytes : renderBlobId(bytes, like)]];
    });
    return new Map((await Promise.all(read)).flat());
}
/** Reads a file. `id` is git's ID of the bytes, `unreadable`, or `undefined` if the file doesn't exist. */
async function readLeaf(path, files, like) {
    const bytes = await files.read(path).catch(() => unreadable);
    if (bytes === undefined || typeof bytes === 'string')
        return { id: bytes, references: [] };
    return { id: renderBlobId(bytes, like), references: findReferences(path, bytes) };
}
/**
 * Computes the ID under which git stores these bytes, if no filter changes them.
 * @param like an ID of the same repository, whose length distinguishes SHA-1 from SHA-256
 */
function renderBlobId(bytes, like) {
    const hash = (0,external_node_crypto_.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
/**
 * Lists the IDs under which a commit can store these bytes: unchanged, with the line breaks that a checkout on
 * Windows changes, or as a Git LFS pointer. They are computed here, because git would run filters from the
 * configuration.
 * @see https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
 */
function listStoredIds(bytes, like) {
    const text = Buffer.from(bytes).toString('latin1');
    const unix = Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1');
    const digest = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize ${bytes.length}\n`;
    return [bytes, unix, Buffer.from(pointer)].map((stored) => renderBlobId(stored, like));
}

;// CONCATENATED MODULE: ./src/change/evidence.ts

/** Reads both trees at the same time, for all paths of all OpenAPI files. */
async function readEvidence(roots, base, { checkout, files, acceptedFile, otherPaths = [] }) {
    const rootFiles = roots.map(({ file }) => file);
    const overlayFiles = unite(...roots.map((root) => root.overlayFiles));
    const [closures, overlays] = await Promise.all([
        readClosures([...rootFiles, ...acceptedFile], files, checkout.head),
        readLeaves(overlayFiles, files, checkout.head),
    ]);
    const ids = new Map([...overlays, ...closures.flatMap((closure) => [...closure])]);
    const first = unite(rootFiles, acceptedFile, overlayFiles, ids.keys(), otherPaths);
    const trees = await findTrees(checkout, base, first);
    const links = await findLinks(checkout, first.filter((path) => !otherPaths.includes(path)), trees.head);
    const targets = unite(...links.values()).filter((path) => !first.includes(path));
    // Paths that were read before are cached.
    const all = targets.length === 0 ? trees : await findTrees(checkout, base, [...first, ...targets]);
    for (const [path, bytes] of await readAll(targets, files))
        if (bytes)
            ids.set(path, renderBlobId(bytes, checkout.head));
    const watched = roots.map(({ file, overlayFiles: own }, index) => {
        const present = own.filter((path) => ids.has(path));
        const read = unite([file], closures[index]?.keys() ?? [], present);
        // An overlay that was removed is a change, too.
        const paths = unite(read, own, ...unite(read, own).map((path) => links.get(path) ?? []), acceptedFile);
        return { root: file, files: read, paths };
    });
    return { ...all, watched, onDisk: new Set(ids.keys()), dirty: await findDirty(ids, all.head, files) };
}
async function findTrees(checkout, base, paths) {
    const [head, before] = await Promise.all([
        checkout.findTree(checkout.head, paths),
        base === undefined ? undefined : checkout.findTree(base, paths),
    ]);
    return { head, base: before };
}
/** Finds the targets of links in the commit, because either the link or its target can change. */
async function findLinks(checkout, paths, head) {
    const linked = paths.filter((path) => {
        const entry = head?.get(path);
        return entry !== undefined && (entry.kind !== 'file' || entry.via !== undefined);
    });
    const found = await Promise.all(linked.map(async (path) => [path, await checkout.findLinkedPaths(path)]));
    return new Map(found);
}
/** Reads the files; `undefined` for a file that doesn't exist or can't be read. */
async function readAll(paths, files) {
    const read = paths.map(async (path) => [path, await files.read(path).catch(() => undefined)]);
    return new Map(await Promise.all(read));
}
/**
 * Finds the files that differ from the commit by more than line endings or Git LFS. An unreadable root counts as
 * changed, so that the run continues to the check that reports the reason.
 */
async function findDirty(ids, head, files) {
    if (head === undefined)
        return new Set();
    const unread = [...ids.keys()].filter((path) => ids.get(path) === unreadable);
    const suspects = [...ids.keys()].filter((path) => {
        const entry = head.get(path);
        const isFile = entry?.via === undefined && entry?.kind === 'file';
        return isFile && entry.oid !== ids.get(path) && !unread.includes(path);
    });
    const differing = [...(await readAll(suspects, files))].filter(([path, bytes]) => {
        const oid = head.get(path)?.oid ?? '';
        return bytes === undefined || !listStoredIds(bytes, oid).includes(oid);
    });
    return new Set([...unread, ...differing.map(([path]) => path)]);
}
function unite(...lists) {
    return [...new Set(lists.flatMap((list) => [...list]))];
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
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
/** Decides for `force` in a checkout. A missing file can't be synced. */
function decideForcedFile(root, compared) {
    const { evidence, head } = compared;
    if (evidence.onDisk.has(root))
        return decideForced(root);
    const absence = findAbsence(root, compared);
    if (absence !== undefined)
        return absence;
    if (evidence.head?.has(root) === true)
        return describeMissing(root, compared);
    return toDecision('missing', `${root} is not in the workspace or in commit ${(0,oid/* shortenOid */.e7)(head)}.`);
}
/** Decides about one OpenAPI file from the evidence alone. */
function decideFile(watched, compared) {
    const { root } = watched;
    const { base, evidence } = compared;
    const absence = evidence.onDisk.has(root) ? undefined : findAbsence(root, compared);
    if (absence !== undefined)
        return absence;
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
    // The target of a link can be missing. The state of the link itself is then sufficient.
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
function describeMissing(root, { head }, files = []) {
    const detail = `${root} is in commit ${(0,oid/* shortenOid */.e7)(head)} but not in the workspace: a sparse checkout excludes it, or an earlier step removed it.`;
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
/** Whether two entries are equal. Equal IDs mean equal bytes. */
function isSameEntry(a, b) {
    return a?.kind === b?.kind && a?.oid === b?.oid && a?.via === b?.via;
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

;// CONCATENATED MODULE: ./src/change/selection-change.ts


/** The folders in which GitHub, Gitea and Forgejo look for workflows. */
const workflowFolders = ['.github/workflows', '.gitea/workflows', '.forgejo/workflows'];
/** Returns the paths to ask for together with those of the OpenAPI files, so that no further request is needed. */
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
    const { workflowFile } = ports.checkout;
    const files = workflowFile === undefined ? await listWorkflows(ports) : [workflowFile];
    const trees = await selection_change_findTrees(files, ports);
    for (const file of files)
        if (await isSelectionChanged(file, trees, ports))
            return () => file;
    return () => undefined;
}
/** Asks local sources first. Their results are already known if it is the workflow that runs. */
async function selection_change_findTrees(paths, { base, checkout: { findNearTree, findTree, head } }) {
    const find = async (commit) => (await findNearTree(commit, paths)) ?? (await findTree(commit, paths));
    return paths.length === 0 ? [undefined, undefined] : Promise.all([find(head), find(base)]);
}
function isSame(path, [now, before]) {
    return now !== undefined && before !== undefined && isSameEntry(now.get(path), before.get(path));
}
async function compareConfig({ current, file, read }, { base, checkout: { findTree, head }, isChangedInDoubt, readAt }) {
    const trees = await Promise.all([findTree(head, [file]), findTree(base, [file])]);
    if (isSame(file, trees))
        return () => undefined;
    const [, before] = trees;
    const bytes = before?.has(file) === false ? undefined : await readAt(file, base);
    const isUnreadable = bytes === undefined && before?.has(file) !== false;
    const previous = isUnreadable ? undefined : read(bytes);
    if (previous === undefined)
        return () => (isChangedInDoubt ? file : undefined);
    return (index) => (previous[index] === current[index] ? undefined : file);
}
/** Returns the workflows of both commits, in the folders that differ. */
async function listWorkflows(ports) {
    const { base, checkout } = ports;
    const trees = await Promise.all([
        checkout.findTree(checkout.head, workflowFolders),
        checkout.findTree(base, workflowFolders),
    ]);
    const folders = workflowFolders.filter((folder) => !isSame(folder, trees));
    if (folders.length === 0)
        return [];
    const files = await Promise.all([checkout.listFiles(), checkout.listFiles(base)]);
    return [...new Set(files.flat())].filter((file) => folders.some((folder) => file.startsWith(`${folder}/`) && /\.ya?ml$/i.test(file)));
}
async function isSelectionChanged(file, trees, ports) {
    if (isSame(file, trees))
        return false;
    const { findSelectionValues } = await Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 9871));
    const commits = [ports.checkout.head, ports.base];
    const [now, before] = await Promise.all(commits.map(async (commit, index) => {
        if (trees[index]?.has(file) === false)
            return [];
        const bytes = await ports.readAt(file, commit);
        return bytes && findSelectionValues(file, bytes);
    }));
    if (now === undefined || before === undefined)
        return ports.isChangedInDoubt;
    // An expression can have another value, although its text is the same.
    return !(0,external_node_util_.isDeepStrictEqual)(now, before) || now.some((value) => value.includes('${{'));
}

;// CONCATENATED MODULE: ./src/change/new-files.ts
/** Adds details about each file that the base commit lacks: a renamed file is compared with its old path. */
function explainNewFiles(changes, evidence, { base, checkout, head }) {
    return Promise.all(changes.map(async (change) => {
        const { detail, file } = change;
        const isNew = evidence.head?.has(file) === true && evidence.base?.has(file) === false;
        if (base === undefined || !isNew)
            return change;
        const oldPath = await checkout.findOldPath(file, { base, head });
        if (oldPath === undefined)
            return { ...change, isNew };
        return { ...change, isNew, oldPath, detail: `${detail} It was renamed from ${oldPath}.` };
    }));
}

;// CONCATENATED MODULE: ./src/change/detect-checkout.ts








/**
 * Decides on all OpenAPI files of one checkout.
 * @param query with only those accepted-changes files that this checkout contains
 */
async function detectInCheckout(roots, query, { cause, checkout, files, history, prefetch, log }) {
    const { acceptedFile = [], event, force, selection } = query;
    const { head } = checkout;
    const ownCause = cause === undefined ? await (0,preview_cause/* findCheckoutCause */.vx)(event, checkout) : undefined;
    noticePreview(ownCause, query, log);
    const preview = (cause ?? ownCause) !== undefined;
    if ((0,preview_cause/* isForeign */.jq)(checkout, event.repository)) {
        return roots.map(({ file: root }) => toChange(root, force ? decideForced(root) : reportForeign(root, checkout, event), { head, preview }));
    }
    noticeOtherCommit(event, head, log);
    const base = await findBase(query, checkout);
    const commit = base.kind === 'commit' ? base.commit : undefined;
    const [evidence, isWorkflowChanged] = await Promise.all([
        readEvidence(roots, commit, {
            ...{ checkout, files, acceptedFile },
            otherPaths: commit === undefined ? [] : listSelectionPaths(selection, checkout),
        }),
        findWorkflowChange(commit, checkout),
    ]);
    const compared = { evidence, head, base, isClone: checkout.isClone };
    const decided = await decideRoots(roots, query, { compared, checkout, history });
    const ports = { checkout, evidence, history, prefetch, log };
    const guarded = preview ? decided : await guard(decided, query, ports);
    const isQuiet = guarded.every(({ decision }) => decision.reason === 'unchanged');
    if (isQuiet && !preview)
        reportUnproven(checkout, log);
    const explained = await explainAllMissing(guarded, evidence, checkout);
    // An unknown base is reported once per run, not once per OpenAPI file.
    const doubtful = guarded.findIndex(({ decision }) => decision.reason === 'unknown');
    const changes = explained.map(({ watched, decision, remedy }, index) => toChange(watched.root, decision, {
        head,
        base: findKnownBase(base, evidence),
        lastSuccess: base.lastSuccess,
        isWorkflowChanged,
        remedy,
        files: watched.files,
        warnings: [
            ...(index === doubtful ? [decision.detail] : []),
            ...(index === 0 ? [base.warning ?? []].flat() : []),
        ],
        preview,
    }));
    return explainNewFiles(changes, evidence, { base: commit, checkout, head });
}
/** Decides on each root by its files, and then by the selection of its operations. */
async function decideRoots(roots, query, { compared, ...ports }) {
    const { base, evidence } = compared;
    const decided = evidence.watched.map((watched, position) => ({
        index: roots[position]?.index ?? 0,
        watched,
        decision: query.force ? decideForcedFile(watched.root, compared) : decideFile(watched, compared),
    }));
    const isQuiet = decided.some(({ decision }) => decision.reason === 'unchanged');
    if (!isQuiet || base.kind !== 'commit')
        return decided;
    // In doubt, the selection changed, because an excluded operation must not stay.
    const findFile = await findSelectionFile(query, base.commit, { ...ports, isChangedInDoubt: true });
    return decided.map((one) => {
        const file = one.decision.reason === 'unchanged' ? findFile(one.index) : undefined;
        if (file === undefined)
            return one;
        return { ...one, decision: decideSelection(one.watched.root, file, compared) };
    });
}
/** Compares the selections of this run with those of another commit. */
async function findSelectionFile({ selection }, base, { history, ...ports }) {
    if (selection === undefined)
        return () => undefined;
    const readAt = async (path, at) => (await history.findVersion(path, at))?.reader.read(path).catch(() => undefined);
    return findSelectionChange(selection, { ...ports, base, readAt });
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
    if (cause === undefined || dryRun === true)
        return;
    log.notice(`This run is a preview, regardless of the inputs: ${cause}.`);
}
/** Whether the push added or changed the current workflow. This only improves a message, so unknown counts as no. */
async function findWorkflowChange(base, { head, workflowFile: file, findNearTree }) {
    if (file === undefined || base === undefined)
        return false;
    const [now, before] = await Promise.all([findNearTree(head, [file]), findNearTree(base, [file])]);
    return now?.has(file) === true && before !== undefined && !isSameEntry(now.get(file), before.get(file));
}
/** Returns the commit that was compared with or, without a comparison, the commit of the last success. */
function findKnownBase(base, evidence) {
    if (base.kind === 'commit')
        return evidence.base && base.commit;
    return base.kind === 'none' ? base.lastSuccess?.commit : undefined;
}
/**
 * Rejects an outdated run: a run that was started again or waited long must not replace a newer version with an older
 * one. The server is asked only if a sync would follow.
 */
async function guard(decided, query, { checkout, evidence, history, prefetch, log }) {
    const { dryRun = false, event, force } = query;
    const branch = (0,change_event/* findPushedBranch */.N)(event);
    if (force || dryRun || branch === undefined)
        return decided;
    if (!decided.some(({ decision }) => isChange(decision.reason)))
        return decided;
    const asked = checkout.findTip(event.ref);
    prefetch?.();
    const tip = await asked;
    // A tip at the event's commit has not moved, so the workflow checked out another commit intentionally.
    if (tip === undefined || tip === checkout.head || tip === event.sha)
        return decided;
    const tree = await checkout.findTree(tip, [...new Set(decided.flatMap(({ watched }) => watched.paths))]);
    if (tree === undefined)
        return decided;
    const findFile = await findSelectionFile(query, tip, { checkout, history, isChangedInDoubt: false });
    const guarded = decided.map((one) => {
        const { index, decision, watched } = one;
        if (!isChange(decision.reason))
            return one;
        const isStale = watched.paths.some((path) => !isSameEntry(tree.get(path), evidence.head?.get(path)));
        const file = isStale ? watched.root : findFile(index);
        if (file === undefined)
            return one;
        const detail = `${branch} has a newer version of ${isStale ? file : `the selection in ${file}`}: the branch is at ` +
            `${(0,oid/* shortenOid */.e7)(tip)} now, and this run is at ${(0,oid/* shortenOid */.e7)(checkout.head)}. This run is skipped, because a newer ` +
            'run syncs the copilot.';
        return { ...one, decision: { ...decision, reason: 'superseded', detail } };
    });
    const superseded = guarded.find(({ decision }) => decision.reason === 'superseded');
    if (superseded !== undefined)
        log.notice(superseded.decision.detail);
    return guarded;
}
/** Adds the cause of each missing file, and its fix. */
async function explainAllMissing(decided, evidence, checkout) {
    if (!decided.some(({ decision }) => decision.reason === 'missing'))
        return decided;
    // Loaded only if a file is missing.
    const { explainMissing } = await __webpack_require__.e(/* import() */ 739).then(__webpack_require__.bind(__webpack_require__, 4739));
    return Promise.all(decided.map(async ({ decision, watched }) => {
        if (decision.reason !== 'missing')
            return { decision, watched };
        const { detail, remedy } = await explainMissing(watched.root, evidence.head?.get(watched.root), checkout);
        return { watched, remedy, decision: { ...decision, detail: detail ?? decision.detail } };
    }));
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
    const head = 'pull' in query.event ? (query.event.pull.headSha ?? '') : '';
    const checkout = await history.findCheckout(query.files[0] ?? '', 'github');
    const base = await findBase(query, checkout);
    const commit = base.kind === 'commit' ? base.commit : undefined;
    const watched = await Promise.all(query.files.map(async (root, index) => {
        const overlays = query.overlayFiles?.[index] ?? [];
        const files = [...new Set([root, ...(await listBaseFiles(root, commit, history)), ...overlays])];
        return { root, files, paths: files };
    }));
    const paths = [...new Set(watched.flatMap(({ files }) => files))];
    const [before, now] = await Promise.all([
        commit === undefined ? undefined : checkout.findTree(commit, paths),
        checkout.findTree(head, paths),
    ]);
    // No workspace is read here, so the files of the head count as present.
    const onDisk = new Set((now ?? before)?.keys());
    const evidence = { watched, head: now, base: before, onDisk, dirty: new Set() };
    const compared = { evidence, head, base, isClone: true };
    const changes = watched.map((own, index) => {
        const decision = query.force ? decideForced(own.root) : decideFile(own, compared);
        const warnings = [decision.reason === 'unknown' ? decision.detail : undefined, base.warning];
        return toChange(own.root, decision, {
            head,
            base: before === undefined ? undefined : commit,
            files: own.files,
            warnings: index === 0 ? warnings.filter((warning) => warning !== undefined) : [],
            isCheckedOut: false,
            preview: true,
        });
    });
    return explainNewFiles(changes, evidence, { base: commit, checkout, head });
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
 * Decides for every file whether it, or a file that it references, changed with this event, in the order of the
 * query. An unknown result counts as changed, with one warning. For `missing`, the caller fails the target.
 * @throws ActionError `bad-input` if `base` names no commit
 */
async function detectChanges(query, ports) {
    const { base, event, files, force } = query;
    const cause = event.previewCause;
    // Events that are always previewed need no notice.
    const isExpected = ['pull-request', 'pull-request-target', 'merge-group'].includes(event.kind);
    if (!isExpected)
        noticePreview(cause, query, ports.log);
    const alike = decideByEvent(query);
    if (alike !== undefined) {
        return files.map((file) => toChange(file, alike, { preview: cause !== undefined }));
    }
    if (event.kind === 'pull-request-target')
        return detectOnGitHub(query, ports.history);
    const changes = await detectByCheckout(query, { ...ports, cause });
    const inOrder = files.flatMap((_, index) => changes.get(index) ?? []);
    if (base === undefined && (0,change_event/* findPushedBranch */.N)(event) !== undefined)
        return releaseStopped(inOrder, query, ports);
    if (base !== 'copilot' || force)
        return inOrder;
    return inOrder.map((change) => (change.preview ? change : { ...change, asksCopilot: true }));
}
/** Returns the decision on each file, by its index. Files of one checkout are decided together. */
async function detectByCheckout(query, ports) {
    const { acceptedFile = [], files, overlayFiles = [], selection } = query;
    const configFiles = selection?.kind === 'config' ? [selection.file] : [];
    const placed = await Promise.all([...new Set([...files, ...acceptedFile, ...configFiles])].map(async (path) => ({
        path,
        checkout: await ports.history.findCheckout(path),
    })));
    const decided = await Promise.all([...Map.groupBy(placed, ({ checkout }) => checkout)].map(async ([checkout, group]) => {
        const held = new Set(group.map(({ path }) => path));
        const roots = [...files.entries()].flatMap(([index, file]) => held.has(file) ? [{ index, file, overlayFiles: overlayFiles[index] ?? [] }] : []);
        if (roots.length === 0)
            return [];
        const own = {
            ...query,
            acceptedFile: acceptedFile.filter((path) => held.has(path)),
            // The event's commits are those of one repository.
            selection: configFiles.every((path) => held.has(path)) ? selection : undefined,
        };
        const changes = await detectInCheckout(roots, own, { ...ports, checkout });
        return roots.flatMap(({ index }, position) => {
            const change = changes[position];
            return change === undefined ? [] : [[index, change]];
        });
    }));
    return new Map(decided.flat());
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
 * Releases a blocked change if only the accepted-changes file changed: the commit before the push has the change
 * already, so the OpenAPI file is compared with the last synced version.
 */
async function releaseStopped(changes, query, ports) {
    const { acceptedFile = [], overlayFiles = [] } = query;
    const isAlone = ({ changed, changedFiles }) => changed && changedFiles.length > 0 && changedFiles.every((file) => acceptedFile.includes(file));
    const alone = [...changes.keys()].filter((index) => changes.slice(index, index + 1).some(isAlone));
    if (alone.length === 0)
        return changes;
    const again = {
        ...query,
        files: alone.flatMap((index) => query.files[index] ?? []),
        overlayFiles: alone.map((index) => overlayFiles[index] ?? []),
        // The selection didn't change, because otherwise more than the accepted changes would differ.
        selection: undefined,
        base: 'last-success',
    };
    // The first detection has already reported the event and the checkout.
    const log = { ...ports.log, info: ignore, notice: ignore };
    const since = await detectChanges(again, { ...ports, log });
    return changes.map((change, index) => {
        const newer = since[alone.indexOf(index)];
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
 * Parses the event and everything that later steps need to know about it. Never throws, because a payload can have
 * any shape.
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
/** Events that only users with write access can trigger. If another commit is checked out, they chose it. */
const writersEvent = /^(?:|push|schedule|workflow_dispatch|release|create)$/;
/**
 * Returns why this event never changes a copilot, whatever the inputs are, or `undefined` if it may. Unmerged content
 * must not reach a copilot, even in a job with secrets.
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
/** Returns why this event must not sync the content of the workspace, or `undefined` if it may. */
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
 * Whether the checked-out commit may be unmerged: the commit of a deployment often belongs to a pull request, and
 * other events can be triggered for any commit.
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

/***/ 8560:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  pG: () => (countBreaking),
  s1: () => (describeRemoval),
  xP: () => (changeClasses)
});
/** Effect of a change on the users of the copilot, most severe first. */
const changeClasses = ['breaking', 'changes', 'none'];
function countBreaking({ removed, modified }) {
    const changes = [...removed.map(describeRemoval), ...modified.flatMap((operation) => operation.changes)];
    return changes.filter((change) => change.class === 'breaking').length;
}
/** Describes the removal of an operation as a change. */
function describeRemoval({ isDeselected, isPhasedOut, unreadableSunset }) {
    if (isDeselected === true) {
        const deselected = 'no longer selected by `operations`';
        return { rule: 'action-removed', class: 'breaking', sentence: deselected, path: '' };
    }
    if (isPhasedOut === true) {
        return { rule: 'removed-as-announced', class: 'changes', sentence: 'removed, as announced', path: '' };
    }
    const sunset = `, and its x-sunset ${unreadableSunset} is not a date such as 2026-01-31`;
    const sentence = `removed${unreadableSunset === undefined ? '' : sunset}`;
    return { rule: 'action-removed', class: 'breaking', sentence, path: '' };
}


/***/ }),

/***/ 5095:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Wd: () => (listChanges),
  cp: () => (listBreaking)
});
/* unused harmony export renderFingerprint */
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
var _comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8560);


/** Lists all changes of a comparison in its order, removed actions first. */
function listChanges({ removed, modified }) {
    return [
        ...removed.map((operation) => report(operation, operation, (0,_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRemoval */ .s1)(operation))),
        ...modified.flatMap(({ operation, changes, movedFrom = operation }) => changes.map((change) => report(operation, movedFrom, change))),
    ];
}
function listBreaking(comparison) {
    return listChanges(comparison).filter(({ change }) => change.class === 'breaking');
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
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
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

/***/ 181:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  FZ: () => (listField),
  Gv: () => (isObject),
  UI: () => (findField),
  Vw: () => (findText),
  nw: () => (findTextField)
});
/**
 * Returns the value below `keys` of an untrusted value (an event's payload, a response), or `undefined` if it is
 * missing.
 */
function findField(value, ...keys) {
    let found = value;
    for (const key of keys) {
        if (!isObject(found))
            return undefined;
        found = found[key];
    }
    return found;
}
/** Returns the string below `keys`, or `undefined` if it is missing or not a string. */
function findTextField(value, ...keys) {
    const found = findField(value, ...keys);
    return typeof found === 'string' ? found : undefined;
}
/** Returns the string below `keys`, or `undefined` if it is missing or empty. */
function findText(value, ...keys) {
    const text = findTextField(value, ...keys);
    return text === '' ? undefined : text;
}
/** Returns the array below `keys`, or an empty array if it is missing. */
function listField(value, ...keys) {
    const found = findField(value, ...keys);
    return Array.isArray(found) ? found : [];
}
/** Whether the value is an object or an array. */
function isObject(value) {
    return typeof value === 'object' && value !== null;
}


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
  P: () => (listLocalFiles),
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
/** Returns the paths of all files of the commit, or an empty list if git fails. */
async function listLocalFiles(git, commit) {
    const printed = await git.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]);
    return (printed?.toString() ?? '').split('\0').filter((path) => path !== '');
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

/***/ 7396:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  E5: () => (listLocalBlobs),
  JR: () => (isSkipped),
  NB: () => (selectCandidates),
  RZ: () => (findLocalRename),
  kG: () => (findLocalNewPath)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/** Maximum number of deleted files that git compares with the new file. Comparing more files takes too long. */
const maxCandidates = 200;
/** Finds the deleted JSON or YAML file from which the new file at `path` was renamed. */
async function findLocalRename(git, { base, head, path }) {
    const diff = (...options) => git.run(['diff-tree', '-r', '-z', ...options.slice(0, 2), base, head, '--', ...options.slice(2)]);
    const deleted = await diff('--name-only', '--diff-filter=D');
    if (deleted === undefined)
        return { kind: 'unknown' };
    const candidates = selectCandidates(path, deleted.toString().split('\0'));
    if (candidates.length === 0)
        return { kind: 'none' };
    // Without these paths, git would compare every pair of files that the commits added and deleted.
    const renamed = await diff('--name-status', '--find-renames', path, ...candidates);
    if (renamed === undefined)
        return { kind: 'unknown' };
    const [, from] = /^R\d+\0([^\0]+)\0/.exec(renamed.toString()) ?? [];
    return from === undefined ? { kind: 'none' } : { kind: 'found', from };
}
/** Returns the files that could be an OpenAPI file, the most similar paths first. */
function selectCandidates(path, files) {
    const rank = (file) => Number(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(file) !== node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)) +
        Number(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file) !== node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path));
    return files
        .filter((file) => /\.(?:json|ya?ml)$/i.test(file) && file !== path)
        .toSorted((one, other) => rank(one) - rank(other))
        .slice(0, maxCandidates);
}
/**
 * Returns the IDs of the contents of all files of a commit, by path, or `undefined` if the clone lacks the commit.
 */
async function listLocalBlobs(git, commit) {
    const printed = await git.run(['ls-tree', '-r', '-z', '--full-tree', commit]);
    const lines = printed?.toString().matchAll(/\d+ blob ([0-9a-f]+)\t([^\0]+)\0/g);
    return lines && new Map([...lines].map(([, oid = '', path = '']) => [path, oid]));
}
/** Whether a sparse checkout excludes the path from the working tree. */
async function isSkipped(git, path) {
    const printed = await git.run(['ls-files', '-t', '--', path]);
    return printed?.toString().startsWith('S ') === true;
}
/**
 * Returns the path to which the last commit that deleted `path` renamed it, or `undefined` if the clone doesn't show
 * it.
 */
async function findLocalNewPath(git, path, head) {
    const logged = await git.run(['log', '-1', '--diff-filter=D', '--format=%H', head, '--', path]);
    const commit = logged?.toString().trim() ?? '';
    if (commit === '')
        return undefined;
    const options = ['-r', '-z', '-M', '--diff-filter=R', '--name-status', '--no-commit-id'];
    const fields = (await git.run(['diff-tree', ...options, commit]))?.toString().split('\0') ?? [];
    const at = fields.findIndex((field, index) => index % 3 === 1 && field === path);
    return at === -1 ? undefined : fields[at + 1];
}


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
    return {
        read: async (names) => {
            if (names.length === 0)
                return [];
            const startMs = (0,now_ms/* nowMs */.T)();
            if (session === undefined || session.end !== undefined)
                session = openSession(start());
            const current = session;
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
 * OpenAPI file isn't always UTF-8. `@actions/exec` isn't used: it has no time limit, and it splits all output into
 * lines, which takes half a minute and a gigabyte for one line of 50 MB.
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

/***/ 1401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $Y: () => (isMergedOnGitHub),
  C5: () => (findGitHubMergeBase),
  _E: () => (findGitHubCommit),
  k8: () => (findGitHubParents),
  lp: () => (listPathChanges),
  mL: () => (findGitHubNewPath),
  pL: () => (findGitHubRename),
  yF: () => (findGitHubTip)
});
var _field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(181);

/** Finds the commit that an ID, branch, tag or other revision names on the server. */
async function findGitHubCommit(github, revision) {
    const commits = github.isGitea ? 'git/commits' : 'commits';
    const route = `GET /repos/{repository}/${commits}/{revision}`;
    const { status, data, fault } = await github.request(route, { revision });
    if (fault !== undefined)
        return { kind: 'unknown' };
    const commit = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(data, 'sha');
    if (status === 200 && commit !== undefined)
        return { kind: 'found', commit };
    return { kind: status === 404 && !(await isReadable(github)) ? 'unknown' : 'absent' };
}
/** Whether the token can read the repository. If it can't, the server returns HTTP 404 for everything in it. */
async function isReadable(github) {
    return (await github.request('GET /repos/{repository}', {})).status === 200;
}
/** Returns the IDs of the commit's parents, or `undefined` if the server doesn't return the commit. */
async function findGitHubParents(github, commit) {
    const route = 'GET /repos/{repository}/git/commits/{commit}';
    const { data } = await github.request(route, { commit });
    return Array.isArray((0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(data, 'parents')) ? listParents(data) : undefined;
}
function compare(github, base, head) {
    const route = 'GET /repos/{repository}/compare/{basehead}';
    return github.request(route, { basehead: `${base}...${head}`, per_page: 1 });
}
/** Returns the merge base of `base` and `head`. Gitea doesn't report it. */
async function findGitHubMergeBase(github, base, head) {
    return (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)((await compare(github, base, head)).data, 'merge_base_commit', 'sha');
}
/**
 * Returns the path from which the server detected that a new file was renamed. The server lists only some hundred
 * changed files.
 */
async function findGitHubRename(github, { base, head, path }) {
    const files = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)((await compare(github, base, head)).data, 'files');
    const own = files.find((file) => (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(file, 'filename') === path);
    if (own === undefined)
        return { kind: 'unknown' };
    const from = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(own, 'previous_filename') ?? '';
    const isRename = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(own, 'status') === 'renamed' && /\.(?:json|ya?ml)$/i.test(from);
    return isRename ? { kind: 'found', from } : { kind: 'none' };
}
/** Whether the branch contains the commit: the commit is then no commit ahead of the branch. */
async function isMergedOnGitHub(github, branch, commit) {
    const { status, data } = await compare(github, branch, commit);
    return status === 200 && (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(data, 'total_commits') === 0;
}
/** Returns the commit that a branch points to now. */
async function findGitHubTip(github, branch) {
    const route = 'GET /repos/{repository}/branches/{branch}';
    const { data } = await github.request(route, { branch });
    // Gitea names the field `id`, GitHub `sha`.
    return (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(data, 'commit', 'sha') ?? (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(data, 'commit', 'id');
}
/** Returns the last commits up to `from` that changed the path, newest first. */
async function listPathChanges(github, where) {
    const { from, path, count } = where;
    // Gitea names the parameter `limit`, GitHub `per_page`.
    const query = { sha: from, path, limit: count, per_page: count };
    const { data } = await github.request('GET /repos/{repository}/commits', query);
    return (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(data).map((commit) => ({
        commit: (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(commit, 'sha') ?? '',
        date: (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(commit, 'commit', 'committer', 'date') ?? '',
        parent: listParents(commit)[0],
    }));
}
/** Returns the path to which the last commit that changed `path` renamed it. Gitea doesn't report renames. */
async function findGitHubNewPath(github, path, head) {
    const [{ commit: revision } = { commit: '' }] = await listPathChanges(github, {
        from: head,
        path,
        count: 1,
    });
    if (revision === '')
        return undefined;
    const { data } = await github.request('GET /repos/{repository}/commits/{revision}', { revision });
    const renamed = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(data, 'files').find((file) => (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(file, 'previous_filename') === path);
    return (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(renamed, 'filename');
}
function listParents(commit) {
    return (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(commit, 'parents').flatMap((parent) => (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(parent, 'sha') ?? []);
}


/***/ }),

/***/ 7230:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  C: () => (createGitHub)
});
var _field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(181);
var _now_ms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6158);


/** Creates a client for the server of the environment. */
function createGitHub(options) {
    const { env, repository, retryMs = 1_000, token } = options;
    const send = createSend(options);
    // After a failure, no more requests are sent in this run, because each one could take ten seconds.
    const failed = new Map();
    const known = new Map();
    const sendOrSkip = async (route, parameters) => {
        const part = route.includes(' /') ? 'rest' : 'graphql';
        const area = `${part} ${route.split('/')[4] ?? ''}`;
        const before = failed.get(part) ?? failed.get(area);
        if (before !== undefined)
            return before;
        let answer = await send(route, parameters);
        if (answer.status >= 500 || answer.status === 429) {
            await new Promise((resolve) => setTimeout(resolve, retryMs));
            answer = await send(route, parameters);
        }
        // A token may read contents but not actions, so a forbidden area doesn't affect other areas.
        if (answer.fault !== undefined)
            failed.set(answer.status === 403 ? area : part, answer);
        return answer;
    };
    return {
        repository,
        hasToken: Boolean(token),
        isGitea: [env['GITEA_ACTIONS'], env['FORGEJO_ACTIONS']].some(Boolean),
        request: (written, parameters) => {
            const route = written.replace('{repository}', repository);
            // Blobs are large, and callers keep them.
            if (!route.startsWith('GET ') || route.includes('/git/blobs/'))
                return sendOrSkip(route, parameters);
            const key = JSON.stringify([route, parameters]);
            const answer = known.get(key) ?? sendOrSkip(route, parameters);
            known.set(key, answer);
            return answer;
        },
    };
}
/** Creates a function that sends one request and logs its duration and result. The first request loads Octokit. */
function createSend({ token, env, log, timeoutMs = 10_000 }) {
    let loading;
    const send = async (route, parameters) => {
        const signal = AbortSignal.timeout(timeoutMs);
        try {
            // Loading is inside `try`, because an invalid URL fails here and counts as a missing response.
            const octokit = await (loading ??= loadOctokit(token, env));
            const query = { ...parameters, request: { signal } };
            const response = await octokit.request(route, query);
            return { status: response.status, data: response.data, fault: undefined };
        }
        catch (error) {
            if (!signal.aborted)
                return describeFailure(error, token !== undefined);
            const fault = `the API sent no response within ${timeoutMs / 1000} s`;
            return { status: 0, data: undefined, fault };
        }
    };
    return async (route, parameters) => {
        const startMs = (0,_now_ms_js__WEBPACK_IMPORTED_MODULE_0__/* .nowMs */ .T)();
        const answer = await send(route, parameters);
        const took = `${Math.round((0,_now_ms_js__WEBPACK_IMPORTED_MODULE_0__/* .nowMs */ .T)() - startMs)} ms`;
        // Bodies aren't logged, because comments and queries are long.
        const filled = route.replace(/\{(\w+)\}/g, (_, name) => String(parameters[name]));
        log.debug(`GitHub: ${filled}: ${answer.fault ?? answer.status}, ${took}`);
        return answer;
    };
}
/** Loads Octokit lazily: this chunk takes longer to load than everything else in a run without changes. */
async function loadOctokit(token, env) {
    const { GitHub } = await Promise.all(/* import() */[__webpack_require__.e(756), __webpack_require__.e(275)]).then(__webpack_require__.bind(__webpack_require__, 1275));
    const ignore = () => undefined;
    return new GitHub({
        baseUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com',
        // The caller reports each failure once; Octokit would print it again.
        log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
        ...(token === undefined ? {} : { auth: `token ${token}` }),
    });
}
/** Octokit reports a network failure as status 500 without a response. */
function describeFailure(error, hasToken) {
    const response = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(error, 'response');
    const code = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(error, 'status');
    if (response === undefined || typeof code !== 'number') {
        return { status: 0, data: undefined, fault: `the API sent no response (${renderCause(error)})` };
    }
    const data = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(response, 'data');
    const isLimited = code === 403 && (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(response, 'headers', 'x-ratelimit-remaining') === '0';
    const status = isLimited ? 429 : code;
    return { status, data, fault: findFault(status, (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)(data, 'message'), hasToken) };
}
function findFault(status, message, hasToken) {
    const detail = message === undefined ? `HTTP ${status}` : `HTTP ${status}: ${message}`;
    if (status >= 500)
        return `the API failed with ${detail}`;
    if (status === 429)
        return 'the API’s rate limit is exhausted';
    if (status !== 401 && status !== 403)
        return undefined;
    return hasToken ? `the API rejects the token (${detail})` : `there is no token (${detail})`;
}
/** Returns the code of the innermost cause that has one (`ECONNREFUSED`), otherwise the message of the error. */
function renderCause(error) {
    for (let at = error; at !== undefined; at = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findField */ .UI)(at, 'cause')) {
        const code = (0,_field_js__WEBPACK_IMPORTED_MODULE_1__/* .findTextField */ .nw)(at, 'code');
        if (code !== undefined)
            return code;
    }
    return error instanceof Error ? error.message : String(error);
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
 * @returns a function that returns the answer to the request that contains its key
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

/***/ 712:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  _: () => (maxLinks),
  k: () => (createVersionReader)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
var _batch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1674);


/** Maximum number of links in one path, the same as on Linux. */
const maxLinks = 40;
/**
 * Creates a reader of a commit's files that follows links, as if the files were checked out. Files that are requested
 * at the same time are fetched together. The first request also fetches the expected files.
 */
function createVersionReader(source, commit, expected) {
    const readBlobs = (0,_batch_js__WEBPACK_IMPORTED_MODULE_1__/* .batch */ .v)((oids) => source.readBlobs(commit, oids));
    const read = async (path, links) => {
        const entry = (await source.findTree(commit, [path]))?.get(path);
        const isBlob = entry?.kind === 'file' || entry?.kind === 'link';
        if (!isBlob || links > maxLinks)
            return undefined;
        const bytes = (await readBlobs(entry.oid)).get(entry.oid);
        if (bytes === undefined)
            return undefined;
        const target = findLinkTarget(path, entry, bytes);
        if (target === undefined)
            return bytes;
        return target.startsWith('../') ? undefined : read(target, links + 1);
    };
    const unread = [...expected];
    return {
        read: async (path) => {
            const paths = [path, ...unread.splice(0)];
            const [bytes] = await Promise.all(paths.map((one) => read(one, 0)));
            return bytes;
        },
    };
}
/** Returns the path that a link at the path, or in one of its folders, points to. */
function findLinkTarget(path, { kind, via = path }, bytes) {
    if (kind !== 'link')
        return undefined;
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(via), Buffer.from(bytes).toString('utf8'), path.slice(via.length));
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
// EXTERNAL MODULE: ./src/github/github-commits.ts
var github_commits = __webpack_require__(1401);
// EXTERNAL MODULE: ./src/history/batch.ts
var batch = __webpack_require__(1674);
// EXTERNAL MODULE: ./src/git/git-renames.ts
var git_renames = __webpack_require__(7396);
;// CONCATENATED MODULE: ./src/history/object-sources.ts

/** Creates a source that reads the local clone. */
function createCloneSource(git) {
    return {
        findTree: (commit, paths) => walkFolders(`${commit}^{tree}`, paths, (queries) => (0,git_objects/* readLocalFolders */.$7)(git, queries)),
        readBlobs: async (_, oids) => {
            const found = await git.objects.read(oids);
            return new Map(found.flatMap((object) => (object?.type === 'blob' ? [[object.oid, object.bytes]] : [])));
        },
        listBlobs: (commit) => (0,git_renames/* listLocalBlobs */.E5)(git, commit),
    };
}
/** Creates a source that fetches the commit into a temporary clone for each request. */
function createFetchSource(options) {
    const fetch = async (commit, work) => {
        const { withTemporaryClone } = await __webpack_require__.e(/* import() */ 402).then(__webpack_require__.bind(__webpack_require__, 5402));
        return withTemporaryClone(options, commit, (git) => work(createCloneSource(git)));
    };
    return {
        findTree: (commit, paths) => fetch(commit, (source) => source.findTree(commit, paths)),
        readBlobs: async (commit, oids) => (await fetch(commit, (source) => source.readBlobs(commit, oids))) ?? new Map(),
        listBlobs: (commit) => fetch(commit, (source) => source.listBlobs(commit)),
    };
}
// If the clone has all objects, as for an ordinary push, this chunk isn't loaded.
const loadGitHub = () => __webpack_require__.e(/* import() */ 620).then(__webpack_require__.bind(__webpack_require__, 620));
/** Creates a source that reads from the API. */
function createGitHubSource(github) {
    return {
        findTree: (commit, paths) => findGitHubTree(github, commit, paths),
        readBlobs: async (_, oids) => (await loadGitHub()).readGitHubBlobs(github, oids),
        listBlobs: async (commit) => (await loadGitHub()).listGitHubBlobs(github, commit),
    };
}
/**
 * Reads the lists of the folders, which takes one round trip at any depth, and then walks from the top for `unclear`
 * paths.
 */
async function findGitHubTree(github, commit, paths) {
    const { listGitHubPaths, readGitHubFolders } = await loadGitHub();
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
function createSource({ layout, ...known }, options) {
    const { git, origin } = known;
    const { repository } = options.event;
    const isForeign = origin !== undefined && origin.toLowerCase() !== repository.toLowerCase();
    const github = isForeign ? undefined : known.github;
    const workspace = findRealPath(options.workspace);
    const top = layout === undefined ? workspace : findRealPath(layout.top);
    const folders = relateFolders({ top, workspace });
    const clone = git === undefined ? [] : [createCloneSource(git)];
    const api = github === undefined ? [] : [createGitHubSource(github)];
    const fetch = github === undefined ? [] : [createFetchSource({ ...options, repository })];
    // Without a token, the API comes last, because its rate limit is low.
    const hasToken = github?.hasToken === true;
    const sources = [...clone, ...(hasToken ? [...api, ...fetch] : [...fetch, ...api])];
    return {
        ...known,
        ...folders,
        github,
        isWhole: git !== undefined && layout !== undefined && !(0,git_layout/* isShallow */.fE)(layout),
        findTree: createTreeFinder(sources, folders),
        findNearTree: createTreeFinder([...clone, ...(hasToken ? api : [])], folders),
        listBlobs: async (commit) => {
            for (const source of sources) {
                const blobs = await source.listBlobs(commit);
                if (blobs !== undefined)
                    return blobs;
            }
            return undefined;
        },
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
/** Returns the parents that the commit object names, even in a shallow clone, or `undefined` if they are unknown. */
async function findParents({ git, github }, commit) {
    const local = git && (await (0,git_objects/* findLocalParents */.yV)(git, commit));
    return local ?? (github && (await (0,github_commits/* findGitHubParents */.k8)(github, commit)));
}
/**
 * Creates a function that asks one source after the other, and combines simultaneous requests for the same commit.
 */
function createTreeFinder(sources, { toRepositoryPath }) {
    const finders = new Map();
    const findInSources = async (commit, paths) => {
        for (const source of sources) {
            const tree = await source.findTree(commit, paths);
            if (tree !== undefined)
                return tree;
        }
        return undefined;
    };
    return async (commit, paths) => {
        const find = finders.get(commit) ?? (0,batch/* batch */.v)((keys) => findInSources(commit, keys));
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
/** Returns whether unmanaged actions are kept. */
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
    if (file !== undefined) {
        for (const name of ['overlay-files', 'operations'])
            parseText(raw, name, failWithConfigFile);
    }
    const options = readOptions(raw);
    if (file === undefined) {
        for (const name of ['environment', 'shard'])
            parseText(raw, name, failWithoutConfigFile);
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
/** Rejects an input that selects targets of a config file, because it would be ignored silently without one. */
function failWithoutConfigFile(_, fail) {
    return fail('This input requires `config-file`. Set `config-file`, or remove this input.');
}
/** Rejects a selection in the workflow, because it would apply to every target. */
function failWithConfigFile(_, fail) {
    return fail('Set it in the config file, per target or in `defaults`, and remove the input.');
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

/***/ 4880:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  X: () => (results),
  n: () => (rerun)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);


const verifiedHeadline = ({ actions, file, who }, isRolledBack) => isRolledBack
    ? `Failed and restored: ${who} has its previous actions again`
    : `Synced and verified: ${who} has ${actions} of ${file}`;
const confirmedHeadline = ({ actions, file, who }, isRolledBack) => isRolledBack
    ? `Failed and restored: the service confirmed an earlier version for ${who}`
    : `Synced: the service confirmed ${actions} of ${file} for ${who}`;
/** Ends a sentence that asks users to run the action again. */
const rerun = 're-run this job, or click “Run workflow” if the workflow has it.';
const unknown = 'The copilot’s current actions are unknown:';
const emptyState = 'The copilot has no actions.';
const unknownState = `${unknown} it may have the new or the previous actions, some of them, or none.`;
const hiddenState = `${unknown} the service confirmed changes that its action list never showed.`;
const resumed = 'The post step of this action resumes the sync.';
/** Meaning of each result of a sync: its outcome, its headline, the copilot's current actions, and the fix. */
const results = {
    verified: {
        outcome: 'reached',
        headline: verifiedHeadline,
        state: (check) => `${renderVerified(check)}${renderRolling(check)}`,
    },
    counted: {
        outcome: 'reached',
        headline: verifiedHeadline,
        state: (check) => `The copilot has ${renderVersion(check)}. Only the number was verified (${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(check.desired, 'action')}), because the service lists actions in a different format.`,
    },
    confirmed: {
        outcome: 'reached',
        headline: confirmedHeadline,
        state: (check) => `The service confirmed every change for ${renderVersion(check)}. The result could not be verified, because the service stopped listing the actions.`,
    },
    imported: {
        outcome: 'reached',
        headline: confirmedHeadline,
        state: ({ aim, version }) => `The service confirmed the import of ${version}.${aim === 'new' ? '' : ' It is not verified that the copilot had exactly these actions before.'}`,
    },
    unchanged: {
        outcome: 'aborted',
        state: () => 'The copilot was not changed and has its previous actions.',
    },
    presumed: {
        outcome: 'aborted',
        headline: ({ who }) => `Failed, because every delete request failed: ${who} should still have its actions`,
        state: ({ reason }) => `The copilot should still have its previous actions, because the service failed every delete request. This is not verified, because ${reason}.`,
    },
    incomplete: {
        outcome: 'degraded',
        state: (check) => `The copilot has ${renderPart(check)}.`,
    },
    'index-incomplete': {
        outcome: 'degraded',
        headline: ({ who }) => `Failed: ${who} has its actions, but its search index might be incomplete`,
        state: (check) => `The copilot has ${renderAll(check)}, but its search index might not contain ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSome */ .JC)(check.unconfirmed, 5)}.`,
        // Without `force`, another run finds the actions in sync and leaves the index as it is.
        hint: 'After the service’s search works again (check the service log), run once with `force: true`.',
    },
    pending: {
        outcome: 'degraded',
        headline: ({ who }) => `Failed: ${who} has its actions, but a pending request may still change them`,
        state: (check) => `The copilot has ${renderAll(check)}, but a request that timed out may still change them.`,
        remedy: 'Check the copilot in a few minutes.',
    },
    disturbed: {
        outcome: 'degraded',
        state: (check) => `The copilot has ${renderAll(check)}, as far as its action list showed them, but other actions appeared or disappeared during the run.`,
        remedy: 'Check the copilot.',
    },
    unreadable: {
        outcome: 'degraded',
        state: () => `${unknown} the service stopped listing them.`,
        remedy: 'Check the copilot.',
    },
    hidden: {
        outcome: 'degraded',
        state: () => hiddenState,
        remedy: `If the action list of this service never shows a change, ${_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutActionList */ .FK}`,
    },
    'hidden-undone': {
        outcome: 'degraded',
        state: () => hiddenState,
        message: 'The service confirmed an action that its action list does not show. The next run would add every action a second time, so the action was deleted again.',
        hint: `The action list of this service doesn’t show the copilot’s actions. Remove \`strategy\`, and ${_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutActionList */ .FK}`,
    },
    empty: { outcome: 'degraded', state: () => emptyState },
    unknown: { outcome: 'degraded', state: () => unknownState },
    'handed-over': {
        outcome: 'degraded',
        state: (check) => `At the last check, the copilot had ${renderPart(check)}. ${resumed}`,
    },
    'handed-over-unread': {
        outcome: 'degraded',
        state: ({ isEmpty }) => `${isEmpty ? emptyState : unknownState} ${resumed}`,
    },
    'record-removed': {
        outcome: 'degraded',
        headline: ({ who }) => `Failed: ${who} no longer exists on the service`,
        state: () => 'The copilot no longer exists on the service, so nothing was imported.',
        hint: 'Recreate the copilot from its fields in the log or the job summary, set `copilot-id` to its new ID, and set ' +
            '`delete-path: /backend/actions/bot/{copilot_id}`, which deletes only the actions. ' +
            `Then ${rerun}`,
    },
};
function renderVersion({ aim }) {
    return aim === 'new' ? 'the new version' : 'its previous actions';
}
function renderVerified({ aim, desired }) {
    if (aim === 'previous')
        return 'The copilot has its previous actions (verified).';
    return `The copilot has the new version (${desired === 1 ? 'its one action' : `all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(desired)} actions`} verified).`;
}
/** Describes whether actions were unavailable during a rolling sync. */
function renderRolling({ aim, counts, held, strategy }) {
    if (strategy !== 'rolling' || aim === 'previous' || held === 0)
        return '';
    return counts.isZeroDowntime
        ? ' It was never without its actions.'
        : ' Some actions were missing for a moment, until they were added again.';
}
function renderAll({ aim, desired }) {
    if (aim === 'previous')
        return `all of its ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(desired, 'previous action')}`;
    return `all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(desired, 'action')} of the new version`;
}
function renderPart({ aim, desired, extra, missing, right }) {
    const all = aim === 'new'
        ? `the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(desired, 'action')} of the new version`
        : `its ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(desired, 'previous action')}`;
    const held = desired === 0 ? 'other actions' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(right)} of ${all}`;
    const lists = [
        ...(missing.length > 0 ? [`missing: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSome */ .JC)(missing, 5)}`] : []),
        ...(extra.length > 0 ? [`extra: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSome */ .JC)(extra, 5)}`] : []),
    ];
    return [held, ...lists].join('; ');
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
const words = new Map([
    ['*', { kind: 'all' }],
    ['**', { kind: 'all' }],
    ['deprecated', { kind: 'deprecated' }],
]);
function parseForm(pattern) {
    const word = words.get(pattern);
    if (word !== undefined)
        return word;
    if (pattern.startsWith('/'))
        return { kind: 'path', method: undefined, path: pattern };
    if (/^x-[^\s*]+$/.test(pattern))
        return { kind: 'extension', name: pattern };
    const [, key, name = ''] = /^(tag|id):\s*(\S.*)$/s.exec(pattern) ?? [];
    if (key !== undefined)
        return { kind: key === 'tag' ? 'tag' : 'id', name };
    const [, method = '', path] = /^([A-Za-z][\w-]*)\s+(\/.*|\*{1,2})$/s.exec(pattern) ?? [];
    if (path === undefined)
        return { hint: suggestForm(pattern) };
    return { kind: 'path', method: method.toUpperCase(), path: path.startsWith('*') ? undefined : path };
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
    const { startRecovery } = await Promise.all(/* import() | replace */[__webpack_require__.e(756), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 9883));
    await startRecovery(main);
}


/***/ }),

/***/ 8030:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  C: () => (renderLocation),
  T: () => (selectAnnotations)
});
var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4806);
var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5609);
var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6359);



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
    const failures = results.filter(_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailed */ .Ix).map(annotateFailure);
    const reported = failures.flatMap(({ location }) => (location === undefined ? [] : [keyOf(location)]));
    // The failure repeats the first error in full: a second annotation at its location would be noise.
    const unreported = problems.filter((one) => one.severity === 'warning' || !reported.includes(keyOf(one)));
    const { warning = [], error = [] } = Object.groupBy(unreported, ({ severity }) => severity);
    return [...fit(warning, warnings), ...fit(error, failures)];
}
function keyOf({ column, file, line }) {
    return [file, line, column].join(':');
}
function fit(problems, others) {
    const shown = cut(problems.map(annotate), limitOfAKind - Math.min(others.length, limitOfAKind / 2));
    return [...shown, ...cut(others, limitOfAKind - shown.length)];
}
function cut(annotations, limit) {
    const [last] = annotations.slice(limit - 1);
    if (annotations.length <= limit || last === undefined)
        return annotations;
    const count = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(annotations.length - limit + 1, `more ${last.severity}`);
    return [...annotations.slice(0, limit - 1), { ...last, message: `…and ${count} in the job summary.` }];
}
function annotate(problem) {
    const { severity, message, file, line, column } = problem;
    // The log shows only the message, so the message contains the location.
    const where = ` (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(renderLocation(problem), 400)})`;
    const text = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(message, limitChars - where.length) + where;
    return { severity, message: text, location: { file, line, column } };
}
/** Renders a location as editors and terminals understand it: `api/openapi.yaml:12:3`. */
function renderLocation({ file, line, column }) {
    return [file, line, column].filter((part) => part !== undefined).join(':');
}
function annotateFailure(result) {
    const failure = (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .findFailure */ .gd)(result);
    // If the message is a list, its last line would absorb the following text.
    const separator = failure?.message.includes('\n') === true ? '\n' : ' ';
    return { severity: 'error', message: (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFailure */ .Ic)(result).join(separator), location: failure?.at };
}


/***/ }),

/***/ 803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  bN: () => (findWorst),
  id: () => (findConcern),
  w_: () => (gatherCauses),
  xO: () => (listOpen)
});
var _compare_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5095);

/** Minimum number of actions for which a shared change is listed once. */
const minSharing = 3;
/** Groups the changes of the previous actions by cause. Causes that many actions share come first. */
function gatherCauses({ acceptance, comparison }) {
    if (comparison === undefined)
        return [];
    const all = (0,_compare_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listChanges */ .Wd)(comparison).map(({ change, fingerprint, operation }) => {
        const accepted = change.class === 'breaking' ? acceptance?.entries.get(fingerprint) : undefined;
        return { change, operation, accepted };
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
function findConcern({ accepted, change }) {
    return accepted === undefined ? change.class : 'accepted';
}
function findWorst({ parts }) {
    return concerns.find((concern) => parts.some((part) => findConcern(part) === concern)) ?? 'none';
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
// them. A zero-width space does.
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

/***/ 9215:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $d: () => (renderExpectation),
  Il: () => (renderSteps),
  Lm: () => (describeFacts),
  MC: () => (renderDifference),
  T0: () => (describeHeld),
  aS: () => (renderBreaking),
  qt: () => (renderBlocking),
  wn: () => (renderSelected),
  yZ: () => (joinWords)
});
var _compare_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5095);
var _oid_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1265);
var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4806);
var _change_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(803);
var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6359);





/**
 * Describes a target in the same words for the log and the summary; empty strings if unknown. The caller must escape
 * them.
 */
function describeFacts(result) {
    const { spec, liveState } = result;
    const { comparison, operations, payload } = spec ?? {};
    const now = operations === undefined ? '' : renderNow(operations.length, spec?.selection);
    const difference = comparison === undefined ? '' : renderDifference(result);
    const { added, changed, kept, removed } = (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .findReplacement */ .wk)(result)?.counts ?? {};
    return {
        operations: joinWords([now, difference, renderBreaking(spec)], '; '),
        held: liveState === undefined ? '' : describeHeld(liveState),
        document: payload === undefined ? '' : renderPayload(payload),
        effect: describeCounts({ added, changed, removed, 'unmanaged and kept': kept }),
        time: describeTime(result),
    };
}
/** Renders how many operations are selected: `12 of 54 operations selected`. */
function renderSelected(selected, total) {
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(selected)} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(total, 'operation')} selected`;
}
function renderNow(count, selection) {
    return selection === undefined ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(count)} now` : renderSelected(count, selection.total);
}
function joinWords(parts, divider) {
    return parts.filter((part) => part !== '').join(divider);
}
function describeCounts(counts) {
    return Object.entries(counts)
        .flatMap(([word, count]) => (count === undefined ? [] : [`${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(count)} ${word}`]))
        .join(', ');
}
/** Renders the comparison: `2 operations added, 1 removed, 3 modified`. */
function renderDifference(result) {
    const { spec } = result;
    const { comparison, operations } = spec ?? {};
    if (comparison === undefined) {
        if (operations === undefined)
            return 'it was not read';
        return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(operations.length, 'operation')} would be imported`;
    }
    const { added, removed, modified } = comparison;
    const words = Object.entries({ added, removed, modified })
        .filter(([, { length }]) => length > 0)
        .map(([word, { length }], index) => index === 0 ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(length, 'operation')} ${word}` : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(length)} ${word}`);
    if (words.length === 0)
        return 'no operation differs';
    const moved = modified.filter(({ movedFrom }) => movedFrom !== undefined).length;
    const unused = (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnused */ .j0)(result) ? ', only in parts that the service doesn’t use' : '';
    return words.join(', ') + (moved === 0 ? '' : ` (${moved} of them moved)`) + unused;
}
/**
 * Describes the changes that block a sync: `4 breaking changes in 2 actions (59 more are accepted)`; empty if none
 * do.
 */
function renderBlocking(spec) {
    const open = spec === undefined ? [] : (0,_change_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .listOpen */ .xO)(spec);
    if (spec?.comparison === undefined || open.length === 0)
        return '';
    const accepted = (0,_compare_index_js__WEBPACK_IMPORTED_MODULE_3__/* .listBreaking */ .cp)(spec.comparison).length - open.length;
    const more = ` (${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(accepted)} more ${accepted === 1 ? 'is' : 'are'} accepted)`;
    return `${countInActions(open)}${accepted === 0 ? '' : more}`;
}
function countInActions(changes) {
    const actions = new Set(changes.map(({ operation }) => operation)).size;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(changes.length, 'breaking change')} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(actions, 'action')}`;
}
/**
 * Describes what a sync would do now. If the copilot doesn't have the base version, that is more than the comparison
 * shows.
 */
function renderExpectation(result) {
    const { spec, liveState } = result;
    const { added = [], modified = [], removed = [] } = spec?.comparison ?? {};
    if (added.length + modified.length + removed.length > 0)
        return renderDifference(result);
    const steps = renderSteps(result);
    if (steps !== '')
        return steps;
    const isDifferent = liveState?.isInSync === false && spec?.operations !== undefined;
    return isDifferent
        ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(spec.operations.length, 'operation')} would be imported`
        : renderDifference(result);
}
/**
 * Renders the steps of a sync: `a sync would add 2 actions, change 1 and remove 0`; empty if the steps are unknown or
 * a sync would replace all actions.
 */
function renderSteps({ liveState }) {
    if (liveState?.steps === undefined)
        return '';
    const { add, change, remove } = liveState.steps;
    return `a sync would add ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(add, 'action')}, change ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(change)} and remove ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(remove)}`;
}
/** Renders the breaking changes: `2 breaking changes in 2 actions, 1 of them accepted`; empty if there are none. */
function renderBreaking(spec) {
    const breaking = spec?.comparison === undefined ? [] : (0,_compare_index_js__WEBPACK_IMPORTED_MODULE_3__/* .listBreaking */ .cp)(spec.comparison);
    if (spec === undefined || breaking.length === 0)
        return '';
    const accepted = breaking.length - (0,_change_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .listOpen */ .xO)(spec).length;
    return `${countInActions(breaking)}${accepted === 0 ? '' : `, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(accepted)} of them accepted`}`;
}
function renderPayload({ bytes, verbatim }) {
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderBytes */ .UP)(bytes)}, ${verbatim ? 'the file byte for byte' : 'an equivalent portable document'}`;
}
/**
 * Describes the copilot's current actions: `12 actions, the version of 1f0c2f3; compared with the file: 2 missing, 1
 * extra, 0 changed`.
 */
function describeHeld(liveState) {
    const { actions, commit, different, isInSync, missing, extra, unmanaged } = liveState;
    const version = commit === undefined ? '' : `, the version of \`${(0,_oid_js__WEBPACK_IMPORTED_MODULE_4__/* .shortenOid */ .e7)(commit)}\``;
    const others = unmanaged.length === 0 ? '' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNumber */ .kT)(unmanaged.length)} unmanaged`;
    const drift = { missing: missing.length, extra: extra.length, changed: different.length };
    const reported = isInSync ? 'in sync with the file' : `compared with the file: ${describeCounts(drift)}`;
    return joinWords([`${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(actions, 'action')}${version}`, reported, others], '; ');
}
/** Renders the time: `6.1 s (420 ms reading and checking, 5.7 s syncing)`. */
function describeTime(result) {
    const { emptyMs, pauses = 1, replaceMs, waitMs } = (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .findReplacement */ .wk)(result) ?? {};
    const pause = pauses === 1 ? 'the delay after the delete' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(pauses, 'delay')} after a delete`;
    const parts = Object.entries({
        'reading and checking': result.spec?.readMs,
        syncing: replaceMs,
        [`of that for ${pause}`]: waitMs,
    }).flatMap(([words, ms]) => (ms === undefined ? [] : [`${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDuration */ .PP)(ms)} ${words}`]));
    const without = emptyMs === 0 ? 'never without its actions' : `without its actions for ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDuration */ .PP)(emptyMs ?? 0)}`;
    // If the copilot had no actions before, no actions were unavailable.
    const gap = emptyMs === undefined || result.liveState?.actions === 0 ? [] : [`the copilot was ${without}`];
    const detail = [...parts, ...gap].join(', ');
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDuration */ .PP)(result.totalMs)}${detail === '' ? '' : ` (${detail})`}`;
}


/***/ }),

/***/ 7468:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (renderHeadline)
});

// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/messages/idle-results.ts
var idle_results = __webpack_require__(9069);
// EXTERNAL MODULE: ./src/messages/results.ts
var results = __webpack_require__(4880);
;// CONCATENATED MODULE: ./src/messages/describe-headline.ts



/** Returns the headline of a target, without a full stop. */
function describeHeadline(ending, names) {
    if (!('result' in ending))
        return describeAborted(ending, names);
    if (!('failure' in ending || 'replacement' in ending))
        return idle_results/* idleResults */.$[ending.result].headline(names);
    const { headline } = results/* results */.X[ending.result];
    if (headline !== undefined) {
        const others = ending.outcome === 'synced' ? renderOthers(ending) : '';
        return `${headline(names, ending.outcome === 'rolled-back')}${others}`;
    }
    return ending.outcome === 'degraded'
        ? `Failed and not restored: the actions of ${names.who} are incomplete or unknown`
        : describeAborted(ending, names);
}
/** Describes by its failure a sync that ended before anything was changed. */
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
    const breaking = (0,facts/* renderBreaking */.aS)(result.spec);
    // After a failure, nothing is broken, because the copilot doesn't have the new version.
    if (breaking === '' || (0,report_result/* isFailed */.Ix)(result))
        return renderOutcome(result);
    if (result.ending.outcome !== 'previewed')
        return `${renderOutcome(result)}; ${breaking}`;
    return `Preview for ${nameCopilot(result)}: ${breaking}; ${(0,facts/* renderDifference */.MC)(result)}`;
}
function nameCopilot(result) {
    const name = result.copilot?.name ?? result.name;
    if (name !== undefined)
        return `copilot “${name}”`;
    return result.copilotId === undefined ? 'the copilot' : `copilot ${result.copilotId}`;
}
function renderOutcome(result) {
    const { copilotId, ending, spec, swaggerFile: file } = result;
    const { operations } = spec ?? {};
    return describeHeadline(ending, {
        ...{ copilotId, file, isUnused: (0,report_result/* isUnused */.j0)(result), who: nameCopilot(result) },
        actions: `the ${operations === undefined ? 'actions' : (0,src_text/* renderCount */.SS)(operations.length, 'action')}`,
        describeBlocking: () => (0,facts/* renderBlocking */.qt)(spec),
        describeExpectation: () => (0,facts/* renderExpectation */.$d)(result),
    });
}


/***/ }),

/***/ 315:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  ET: () => (renderLines),
  PL: () => (renderDetails),
  zF: () => (renderTitle)
});
var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4806);
var _change_groups_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(803);
var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5609);
var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9215);
var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7468);
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
    const reported = parts.map((part) => `${words[(0,_change_groups_js__WEBPACK_IMPORTED_MODULE_4__/* .findConcern */ .id)(part)] ?? ''}${part.change.sentence}`);
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
  up: () => (renderFooter)
});
var _oid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1265);
var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5609);
var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9215);



/** Renders a file at the commit that was read as inline code, with a link if the server has a page for it. */
function linkPath(file, links) {
    const commit = links.result.change?.head;
    return linkLocation((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(file, 200), { file, line: undefined, commit }, links);
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
/** Renders a link if the URL can't end the link early. `label` must be Markdown. */
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
    return `<sub>${(0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .joinWords */ .yZ)(parts, ' · ')}</sub>`;
}


/***/ }),

/***/ 5107:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $8: () => (renderTitled),
  D1: () => (createList),
  DJ: () => (fitMarkdown),
  LV: () => (wrap),
  RV: () => (fitLines),
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
/** Returns the lines of as many items as fit into `maxBytes` of UTF-8, and the number of omitted items. */
function fitLines(items, render, maxBytes) {
    const lines = takeLines(items.values().map(render), maxBytes);
    return { lines, cut: items.length - lines.length };
}
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
    // The smallest lists come first, so that the longer ones share what is left.
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

/***/ 8393:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (renderOutputs)
});

// EXTERNAL MODULE: ./src/report/result.ts
var report_result = __webpack_require__(6359);
// EXTERNAL MODULE: ./src/compare/reported-change.ts
var reported_change = __webpack_require__(5095);
// EXTERNAL MODULE: ./src/report/change-groups.ts
var change_groups = __webpack_require__(803);
// EXTERNAL MODULE: ./src/report/escape.ts
var report_escape = __webpack_require__(5609);
;// CONCATENATED MODULE: ./src/report/target-report.ts




/**
 * Maximum size of the output in bytes. The limit for outputs of a job is 1 MB in UTF-16, so ASCII counts twice.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idoutputs
 */
const maxBytes = 900_000;
/** Maximum number of changes per operation. */
const maxChanges = 50;
/** Maximum length of a shown value, in characters of JSON. */
const maxValueChars = 200;
/**
 * Renders the output `report`: a JSON array with one object per target, small enough for a job's output. It uses the
 * same words as the outputs. Unknown values are omitted, and omitted entries are counted.
 */
function renderTargetReports(results) {
    const count = results.length;
    const full = JSON.stringify(results.map((result) => describeWithLists(result, count)));
    if (countBytes(full) <= maxBytes)
        return full;
    // With hundreds of targets, lists are omitted; with thousands, some targets are.
    const take = createTaker(maxBytes - 4);
    return JSON.stringify(take(results, (result) => describeBriefly(result, count)));
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
function describeBriefly(result, targets) {
    const { operations = 0, added = 0, removed = 0, modified = 0 } = countOperations(result);
    return {
        // Version of schema/report.schema.json. It increases if a field is removed or gets another meaning.
        version: 1,
        targets,
        copilot: {
            id: (0,report_escape/* plainText */.wh)(result.copilotId ?? '', 100),
            name: (0,report_escape/* plainText */.wh)(result.copilot?.name ?? result.name ?? '', 200),
        },
        file: (0,report_escape/* plainText */.wh)(result.swaggerFile, 300),
        outcome: result.ending.outcome,
        changed: (0,report_result/* isChanged */.Hq)(result),
        reason: (0,report_result/* findReason */.Uc)(result),
        synced: result.ending.outcome === 'synced',
        ...countOperations(result),
        ...describeSelection(result, operations + added + removed + modified),
    };
}
/** @param listed the number of entries of all lists except the one of excluded operations */
function describeSelection({ spec }, listed) {
    const { excluded, total } = spec?.selection ?? { excluded: [], total: undefined };
    return { operationsInFile: total, truncated: listed + excluded.length };
}
function describe(result, targets) {
    const { spec, ending, liveState, totalMs, warnings } = result;
    const { acceptance, comparison, problems = [], readMs } = spec ?? {};
    const failure = (0,report_result/* findFailure */.gd)(result);
    const { counts: effect, replaceMs, waitMs, emptyMs } = (0,report_result/* findReplacement */.wk)(result) ?? {};
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    return {
        ...describeBriefly(result, targets),
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
        ...((ending.outcome === 'synced' || ending.outcome === 'rolled-back') && describeVerification(ending)),
        effect,
        timings: { totalMs, prepareMs: readMs, replaceMs, settleMs: waitMs, emptyMs },
    };
}
function describeVerification({ unverified }) {
    return { verified: unverified === undefined, unverified: unverified && (0,report_escape/* plainText */.wh)(unverified, 200) };
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
        unmanagedActions: createTaker(maxBytes / 10)(unmanaged, describeOperation),
    };
}
/** Adds the lists. Changed operations come first, so that the list of all operations is truncated before them. */
function describeWithLists(result, targets) {
    const base = describe(result, targets);
    const { acceptance, operations = [], comparison, selection } = result.spec ?? {};
    const { added = [], removed = [], modified = [] } = comparison ?? {};
    const changes = Map.groupBy(comparison === undefined ? [] : (0,reported_change/* listChanges */.Wd)(comparison), (reported) => reported.operation);
    const describeChanged = (operation) => {
        const reported = changes.get(operation) ?? [];
        return {
            ...describeOperation(operation),
            changes: reported.slice(0, maxChanges).map((change) => describeChange(change, acceptance)),
            truncated: Math.max(0, reported.length - maxChanges),
        };
    };
    const take = createTaker((maxBytes / targets) * 0.95 - countBytes(JSON.stringify(base)) - 200);
    const lists = {
        added: take(added, describeOperation),
        removed: take(removed, describeChanged),
        modified: take(modified, ({ movedFrom, operation }) => ({
            ...describeChanged(operation),
            movedFrom: movedFrom && { ...movedFrom, path: (0,report_escape/* plainText */.wh)(movedFrom.path, 300) },
        })),
        operations: take(operations, describeOperation),
        ...(selection && { excluded: take(selection.excluded, describeOperation) }),
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
function describeOperation({ method, path, name }) {
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

;// CONCATENATED MODULE: ./src/report/outputs.ts


/**
 * Renders the step's outputs. With several targets, the worst result determines `outcome` and `reason`, and counts
 * are summed.
 */
function renderOutputs(results) {
    const [deciding] = (0,report_result/* sortByOutcome */._0)(results);
    const counts = results.map(countOperations);
    /** Returns the sum in decimal; empty if no count is known. */
    const total = (name) => {
        const known = counts.flatMap((count) => count[name] ?? []);
        return known.length === 0 ? '' : String(known.reduce((sum, count) => sum + count, 0));
    };
    return {
        outcome: deciding?.ending.outcome ?? 'unchanged',
        changed: String(results.some(report_result/* isChanged */.Hq)),
        reason: deciding === undefined ? '' : (0,report_result/* findReason */.Uc)(deciding),
        synced: String(areSynced(results)),
        operations: total('operations'),
        added: total('added'),
        removed: total('removed'),
        modified: total('modified'),
        'copilots-to-sync': JSON.stringify(listChanged(results)),
        breaking: total('breaking'),
        report: renderTargetReports(results),
    };
}
/** Lists the copilots to sync without duplicates, for a job matrix. */
function listChanged(results) {
    return [...new Set(results.filter(report_result/* needsSync */.lS).flatMap(({ copilotId }) => copilotId ?? []))];
}
// Several targets count as synced if at least one was synced and no changed target is left.
function areSynced(results) {
    const isSynced = ({ ending }) => ending.outcome === 'synced';
    const isLeft = (result) => !isSynced(result) && ((0,report_result/* needsSync */.lS)(result) || (0,report_result/* isFailed */.Ix)(result));
    return results.some(isSynced) && !results.some(isLeft);
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


/** Lines before those of the operations. */
const templateHead = `overlay: 1.0.0
info:
  title: Descriptions for the copilot
  version: 1.0.0
actions:
`;
/**
 * Returns an overlay in YAML with one action per operation that needs a text of its own, or an empty string if there is
 * none. The unchanged overlay doesn't change what a copilot gets.
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
/** A JSON string is a YAML string, too, once characters that YAML doesn't allow are escaped. */
function renderString(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeInvisible */ .ts)(JSON.stringify(text));
}


/***/ }),

/***/ 3940:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  PT: () => (namedActions),
  QY: () => (renderReadinessLines),
  lx: () => (renderReadiness)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);
var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5609);
var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9401);
var _overlay_template_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6611);
var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5107);





/** The number of actions that each rule names. */
const namedActions = 10;
/** The number of operations in the template. */
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
/** Renders what a language model can't use well, folded, with an overlay template; empty if there is nothing. */
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
        return `Readiness: ${headings[rule](maxChars)}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSome */ .JC)(names, namedActions)}`;
    });
}
function renderFinding({ rule, entries }, links) {
    const names = entries.slice(0, namedActions).map(({ operation, parameters = [] }) => {
        const location = links.result.spec?.locations.get(operation);
        const name = `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(operation.name, 120)}**`;
        const linked = location === undefined ? name : (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linkLocation */ .ES)(name, location, links);
        return parameters.length === 0
            ? linked
            : `${linked} (${parameters.map((one) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codeCell */ .MZ)(one, 40)).join(', ')})`;
    });
    const rest = entries.length - names.length;
    const more = rest > 0 ? [`…and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(rest)} more`] : [];
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(entries.length, 'action')}: ${[...names, ...more].join(', ')}. ${reasons[rule]}`;
}
function renderTemplate({ missingTexts }) {
    const template = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .createList */ .D1)(missingTexts.slice(0, templateActions), (missing) => (0,_overlay_template_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTemplateAction */ .v1)(missing).trimEnd(), (cut) => {
        const rest = cut + Math.max(0, missingTexts.length - templateActions);
        if (rest === 0)
            return '\n```';
        return `\n\`\`\`\n\nThe template leaves out ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(rest, 'more operation')} without a text of ${rest === 1 ? 'its' : 'their'} own.`;
    });
    const use = 'Write the descriptions, save the overlay in your repository, and add its path to the input `overlay-files`.';
    // Each line starts with white space or a fixed word, so no text can end the fence.
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTitled */ .$8)('Overlay template', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .LV)(`${use}\n\n\`\`\`yaml\n${_overlay_template_js__WEBPACK_IMPORTED_MODULE_4__/* .templateHead */ .Be}`, template, ''));
}


/***/ }),

/***/ 6359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Hq: () => (isChanged),
  Ic: () => (describeFailure),
  Ix: () => (isFailed),
  TJ: () => (isDrifted),
  Uc: () => (findReason),
  _0: () => (sortByOutcome),
  gd: () => (findFailure),
  j0: () => (isUnused),
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
/** Whether the file changed only in parts that the service doesn't use. */
function isUnused({ spec }) {
    return spec?.isUnused === true;
}
/** Whether `base: copilot` found that the copilot's actions differ from the unchanged file. */
function isDrifted({ change, liveState }) {
    return change?.asksCopilot === true && !change.changed && liveState?.isInSync === false;
}


/***/ }),

/***/ 1717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (renderSection),
  C: () => (renderState)
});

// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/report/change-groups.ts
var change_groups = __webpack_require__(803);
// EXTERNAL MODULE: ./src/report/escape.ts
var report_escape = __webpack_require__(5609);
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

;// CONCATENATED MODULE: ./src/report/excluded.ts



/** Lists the operations that `operations` doesn't select, folded. */
function renderExcluded({ spec }) {
    const items = spec?.selection?.excluded ?? [];
    const list = (0,markdown/* createList */.D1)(items, ({ method, path }) => `- ${(0,report_escape/* codeCell */.MZ)(`${method} ${path}`, 200)}`, (cut) => (cut === 0 ? '' : `\n- …and ${(0,src_text/* renderNumber */.kT)(cut)} more.`));
    return (0,markdown/* renderFolded */.jq)(`Operations that aren’t selected (${(0,src_text/* renderNumber */.kT)(items.length)})`, list);
}

// EXTERNAL MODULE: ./src/report/facts.ts
var facts = __webpack_require__(9215);
// EXTERNAL MODULE: ./src/report/headline.ts + 1 modules
var headline = __webpack_require__(7468);
// EXTERNAL MODULE: ./src/report/links.ts
var report_links = __webpack_require__(9401);
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
            text: () => (0,facts/* joinWords */.yZ)(describeNew(operation, links), '<br>'),
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
    const { cut, lines } = (0,markdown/* fitLines */.RV)(operations, (operation) => describeOperation(operation, links), namesLimitBytes);
    const names = [...lines, ...(cut === 0 ? [] : [`…and ${(0,src_text/* renderNumber */.kT)(cut)} more`])].join('<br>');
    const which = operations.length <= openNames ? `<br>${names}` : `<details><summary>which</summary>${names}</details>`;
    return `**${(0,src_text/* renderCount */.SS)(operations.length, 'action')}:** ${describeParts(parts)}${which}`;
}
/** Renders the breaking changes, and folds the other ones. */
function describeParts(parts) {
    const { loud = [], rest = [] } = Object.groupBy(parts, (part) => ['breaking', 'accepted'].includes((0,change_groups/* findConcern */.id)(part)) ? 'loud' : 'rest');
    if (loud.length === 0 || rest.length === 0)
        return renderParts(parts);
    const count = (0,src_text/* renderCount */.SS)(rest.length, 'more change');
    return `${renderParts(loud)}<details><summary>${count}</summary>${renderParts(rest)}</details>`;
}
function renderParts(parts) {
    const sentences = [...new Set(parts.map(renderPart))];
    const rest = sentences.length - reportedChanges;
    const more = rest > 0 ? [`…and ${(0,src_text/* renderNumber */.kT)(rest)} more`] : [];
    return [...sentences.slice(0, reportedChanges), ...more].join('<br>');
}
function renderPart({ accepted, change: { rule, sentence } }) {
    const gone = rule === 'action-removed' ? '; flows and prompts that use it stop working' : '';
    const reported = `${(0,report_escape/* escapeMarkdown */.FV)(sentence, 240)}${gone}`;
    if (accepted === undefined)
        return reported;
    return `${reported} – accepted by ${(0,report_escape/* escapeMarkdown */.FV)(accepted.acceptedBy, 80)}: ${(0,report_escape/* escapeMarkdown */.FV)(accepted.reason, 240)}`;
}
function describeOperation(operation, links) {
    const { method, name, path } = operation;
    const location = links.result.spec?.locations.get(operation);
    const title = `**${(0,report_escape/* escapeMarkdown */.FV)(name, 120)}**`;
    const linked = location === undefined ? title : (0,report_links/* linkLocation */.ES)(title, location, links);
    return `${linked} ${(0,report_escape/* codeCell */.MZ)(`${method} ${path}`, 200)}`;
}
/** Describes a new operation and its summary. Omits a summary that equals the name, as without an operationId. */
function describeNew(operation, links) {
    const { name, summary = '' } = operation;
    return [describeOperation(operation, links), summary === name ? '' : (0,report_escape/* escapeMarkdown */.FV)(summary, 160)];
}

// EXTERNAL MODULE: ./src/syntax/pointer.ts
var syntax_pointer = __webpack_require__(2612);
// EXTERNAL MODULE: ./src/report/annotations.ts
var annotations = __webpack_require__(8030);
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
    const frames = (result.spec?.frames ?? []).map(({ lines, spot: { column, file, line } }) => {
        // A number precedes each line, so no line can end the fence.
        return `${(0,report_escape/* codeSpan */.SS)(`${file}:${line}:${column}`)}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``;
    });
    return (0,markdown/* joinBlocks */.x9)(frames);
}
function describeLocation(problem, links) {
    const { file, line, pointer } = problem;
    const at = { file, line, commit: links.result.change?.head };
    const place = (0,report_links/* linkLocation */.ES)((0,report_escape/* codeCell */.MZ)((0,annotations/* renderLocation */.C)(problem), 200), at, links);
    return (0,facts/* joinWords */.yZ)([nameOperation(pointer), place], '<br>');
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
// EXTERNAL MODULE: ./src/report/result.ts
var report_result = __webpack_require__(6359);
;// CONCATENATED MODULE: ./src/report/section.ts













/** Maximum length of the copilot's fields in characters, because instruction texts can be long. */
const recordLimit = 30_000;
/** Renders one target: result, state, what to do, and changes. Everything else is folded. */
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
        (0,readiness/* renderReadiness */.lx)(links),
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
    const operations = spec?.operations;
    const count = operations === undefined ? '' : describeCount(operations.length, spec?.selection);
    const parts = [
        (0,report_links/* linkPath */.OT)(swaggerFile, links),
        (0,report_links/* linkCommits */.R)(links),
        count,
        (0,facts/* renderSteps */.Il)(links.result),
        'nothing was sent',
    ];
    return (0,markdown/* joinBlocks */.x9)([(0,facts/* joinWords */.yZ)(parts, ' · '), renderDrift(links.result)]);
}
function describeCount(count, selection) {
    return selection === undefined ? (0,src_text/* renderCount */.SS)(count, 'operation') : (0,facts/* renderSelected */.wn)(count, selection.total);
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
    return `**Drift:** the copilot has ${(0,report_escape/* escapeMarkdown */.FV)((0,facts/* describeHeld */.T0)(liveState))}.`;
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
function renderBullets(sentences) {
    return (0,markdown/* createList */.D1)(sentences, (sentence) => `- ${(0,report_escape/* escapeMarkdown */.FV)(sentence, 800)}`, (cut) => (cut === 0 ? '' : `\n- …and ${(0,src_text/* renderNumber */.kT)(cut)} more in the log.`));
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
    const id = (0,facts/* joinWords */.yZ)([(0,report_escape/* codeCell */.MZ)(copilotId, 80), (0,report_escape/* escapeMarkdown */.FV)(copilot?.status ?? '', 40)], ', ');
    const name = copilot?.name ?? known.name;
    return name === undefined ? id : `**${(0,report_escape/* escapeMarkdown */.FV)(name, 120)}** (${id})`;
}


/***/ }),

/***/ 5256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B: () => (renderSummary)
});
var _escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5609);
var _headline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7468);
var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4806);
var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9401);
var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6359);
var _section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1717);
var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5107);







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
    if (first === undefined || results.every(_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isQuiet */ .rM))
        return `${renderUnchanged(results)}\n`;
    const overview = results.length === 1 ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fitMarkdown */ .DJ)(renderOverview(results), maxBytes / 4);
    const sections = results.length === 1
        ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fitMarkdown */ .DJ)((0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSection */ .Y)({ result: first, run }), maxBytes)
        : renderSections(results, run, maxBytes - Buffer.byteLength(overview));
    const note = run.isForgetful && results.some(_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailed */ .Ix) ? retry : '';
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fitMarkdown */ .DJ)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .joinBlocks */ .x9)([overview, sections, note, (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .renderFooter */ .up)(run)]))}\n`;
}
/** Warns that the next push won't retry, because an unnoticed failure would stay until the file changes again. */
const retry = '> **The next push doesn’t retry this sync** unless it changes the file, because it is compared with this push. Fix the ' +
    'cause, then click “Run workflow”, or re-run this job, which uses the workflow file of the original run. With `base: copilot`, or ' +
    '`base: last-success` and the permission `actions: read`, the next push retries automatically.';
function renderUnchanged(results) {
    const [first] = results;
    if (first === undefined)
        return '**Nothing to do:** this run has no targets.';
    if (results.length > 1)
        return `**Unchanged:** there was nothing to do for ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderNumber */ .kT)(results.length)} copilots.`;
    const { change, copilot, ending } = first;
    const detail = change === undefined ? '' : `  \n${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(change.detail)}`;
    // Only if the copilot was requested, its state adds information.
    const state = copilot === undefined ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(ending.state);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fitMarkdown */ .DJ)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .joinBlocks */ .x9)([`**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)((0,_headline_js__WEBPACK_IMPORTED_MODULE_6__/* .renderHeadline */ .L)(first))}.**${detail}`, state]));
}
/** Renders targets that need attention first, then changed ones. The rest is folded. */
function renderOverview(results) {
    const sorted = (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByOutcome */ ._0)(results);
    const counts = [...Map.groupBy(sorted, ({ ending }) => ending.outcome)]
        .map(([outcome, group]) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderNumber */ .kT)(group.length)} ${outcome}`)
        .join(', ');
    const groups = Map.groupBy(sorted, findGroup);
    const tables = groupNames.map((name) => {
        const rows = groups.get(name) ?? [];
        const header = ['Outcome', 'Copilot', 'Breaking', 'Operations', 'OpenAPI file'];
        const table = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTable */ .bo)({ noun: 'target', header, rows, describe });
        const title = `${name} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderNumber */ .kT)(rows.length)})`;
        return name === 'Nothing to do' ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .renderFolded */ .jq)(title, table) : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTitled */ .$8)(title, table);
    });
    const breaking = results.reduce((sum, result) => sum + countBroken(result), 0);
    const alarm = breaking === 0 ? '' : `; 🔴 ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCount */ .SS)(breaking, 'breaking change')}`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .joinBlocks */ .x9)([`### ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCount */ .SS)(results.length, 'copilot')}: ${counts}${alarm}`, ...tables]);
}
const groupNames = ['Needs attention', 'Changed', 'Nothing to do'];
function findGroup(result) {
    if ((0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailed */ .Ix)(result) || ['file-removed', 'superseded'].includes(result.ending.outcome))
        return 'Needs attention';
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isQuiet */ .rM)(result) ? 'Nothing to do' : 'Changed';
}
/** Counts breaking changes. A failed sync breaks nothing. */
function countBroken(result) {
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailed */ .Ix)(result) ? 0 : (result.spec?.comparison?.breaking ?? 0);
}
/** Renders one row per copilot. Breaking changes are in a column that narrow screens still show. */
function describe(result) {
    const { copilot, copilotId = 'not named', ending, swaggerFile } = result;
    const name = copilot?.name ?? result.name;
    const breaking = countBroken(result);
    return [
        ending.outcome,
        name === undefined ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .codeCell */ .MZ)(copilotId, 80) : `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(name, 60)}**`,
        breaking === 0 ? renderBlank(result, '–') : `🔴&nbsp;${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderNumber */ .kT)(breaking)}`,
        renderCounts(result) || renderBlank(result, describeUncounted(result)),
        (0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .codeCell */ .MZ)(swaggerFile, 160),
    ];
}
function renderCounts({ spec }) {
    const { added = [], removed = [], modified = [] } = spec?.comparison ?? {};
    return Object.entries({ '+': added, '−': removed, '~': modified })
        .flatMap(([mark, { length }]) => (length === 0 ? [] : [`${mark}${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderNumber */ .kT)(length)}`]))
        .join('&nbsp;');
}
/** Fills an empty cell of a failed target, which would otherwise look like "nothing to report". */
function renderBlank(result, words) {
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailed */ .Ix)(result) ? words : '';
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
    const reportable = (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByOutcome */ ._0)(results).filter((result) => !(0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isQuiet */ .rM)(result));
    const sections = [];
    let leftBytes = maxBytes;
    for (const [index, result] of reportable.entries()) {
        const section = (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSection */ .Y)({ result, run });
        const title = `<b>${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)((0,_headline_js__WEBPACK_IMPORTED_MODULE_6__/* .renderHeadline */ .L)(result), 400)}</b>`;
        const shown = findGroup(result) === 'Needs attention' ? section : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .renderFolded */ .jq)(title, section);
        const reported = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fitMarkdown */ .DJ)(shown, leftBytes / (reportable.length - index));
        leftBytes -= Buffer.byteLength(reported) + 8;
        if (leftBytes < 0)
            break;
        sections.push(reported);
    }
    const cut = reportable.length - sections.length;
    if (cut > 0)
        sections.push(`…and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCount */ .SS)(cut, 'more section')}, omitted to limit the length. The log contains them.`);
    return sections.join('\n\n---\n\n');
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
                // An abandoned timer would keep the process alive. Only the signal can reject the promise.
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
/** Creates a plain log for use outside GitHub Actions. It masks secrets itself and writes no workflow commands. */
function createPlainLog(write) {
    const secrets = new Set();
    const info = (line) => {
        const masked = [...secrets].reduce((text, secret) => text.replaceAll(secret, '***'), line);
        write(renderHarmlessLine(masked));
    };
    const writeAs = (word) => (message) => {
        `${word}: ${message}`.split('\n').forEach(info);
    };
    const group = (title, work) => {
        info(title);
        return work();
    };
    const levels = { notice: writeAs('Notice'), warning: writeAs('Warning'), error: writeAs('Error') };
    return {
        log: { info, debug: () => undefined, ...levels, group },
        maskSecret: (value) => {
            if (value.trim() !== '')
                secrets.add(value);
        },
    };
}
/** Creates a log of workflow commands. The runner shows the lines and masks secrets. */
function createActionsLog(commands) {
    const writeLine = (write) => (line) => {
        write(renderHarmlessLine(line));
    };
    const annotate = (write) => (message, at) => {
        const properties = at && { file: at.file, startLine: at.line, startColumn: at.column };
        write(renderHarmlessText(message), properties);
    };
    return {
        log: {
            info: writeLine(commands.info),
            debug: writeLine(commands.debug),
            notice: annotate(commands.notice),
            warning: annotate(commands.warning),
            error: annotate(commands.error),
            group: (title, work) => commands.group(renderHarmlessLine(title), work),
        },
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

/***/ 4911:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (createRunner)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 3 modules
var core = __webpack_require__(950);
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







const { /* debug */ "Yz": debug, /* error */ "z3": error, /* getInput */ "V4": getInput, /* group */ "Os": group, /* info */ "pq": info, /* notice */ "lm": notice, /* saveState */ "LZ": saveState, /* setOutput */ "uH": setOutput, /* setSecret */ "Pq": setSecret, /* warning */ "$e": warning } = core;
const ownProcess = {
    env: process.env,
    commands: { debug, error, getInput, group, info, notice, saveState, setOutput, setSecret, warning },
    fail: () => {
        process.exitCode = core/* ExitCode */.yU.Failure;
    },
    catchSignals: createInterruption,
};
/** Creates the runner of this process, or of another one that is given. */
function createRunner({ env, commands, fail, catchSignals } = ownProcess) {
    // Only GitHub-compatible runners read commands; anywhere else, `::add-mask::` would print the secret.
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

/***/ 7113:
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
// EXTERNAL MODULE: ./src/runner/runner.ts + 1 modules
var runner_runner = __webpack_require__(4911);
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
    return (stepsLeft) => {
        const { promise, resolve } = Promise.withResolvers();
        if (waiting.length === 0)
            (0,external_node_timers_.setImmediate)(resumeNext);
        waiting = [
            ...waiting,
            {
                stepsLeft,
                resume: () => {
                    resolve(undefined);
                },
            },
        ];
        return promise;
    };
}

// EXTERNAL MODULE: ./src/git/git.ts + 1 modules
var git_git = __webpack_require__(8342);
// EXTERNAL MODULE: ./src/git/git-layout.ts
var git_layout = __webpack_require__(1869);
// EXTERNAL MODULE: ./src/github/github.ts
var github_github = __webpack_require__(7230);
// EXTERNAL MODULE: ./src/git/git-objects.ts
var git_objects = __webpack_require__(1543);
// EXTERNAL MODULE: ./src/git/git-renames.ts
var git_renames = __webpack_require__(7396);
// EXTERNAL MODULE: ./src/github/github-commits.ts
var github_commits = __webpack_require__(1401);
// EXTERNAL MODULE: ./src/history/history-source.ts + 2 modules
var history_source = __webpack_require__(6870);
// EXTERNAL MODULE: ./src/oid.ts
var oid = __webpack_require__(1265);
// EXTERNAL MODULE: ./src/history/history-reader.ts
var history_reader = __webpack_require__(712);
;// CONCATENATED MODULE: ./src/history/history-checkout.ts







/** Creates the `Checkout` port for one repository in the workspace. */
function createCheckout(source, workspace, run) {
    const { git, github, head, findTree, findNearTree } = source;
    // A shallow clone may lack the relevant commits, and its `origin/main` may be an unrelated commit that was checked
    // out under that name.
    const whole = source.isWhole ? git : undefined;
    return {
        isClone: git !== undefined,
        head,
        repository: source.origin,
        workflowFile: run.workflowFile && source.toWorkspacePath(run.workflowFile),
        findTree,
        findNearTree,
        findCommit: (revision, from) => findCommit(from === 'clone' ? { ...source, github: undefined } : source, revision),
        findParents: (commit) => (0,history_source/* findParents */.Z)(source, commit),
        findMergeBase: async (base, tip) => {
            const remote = github && (await (0,github_commits/* findGitHubMergeBase */.C5)(github, base, tip));
            return remote ?? (whole && (0,git_objects/* findLocalMergeBase */.WZ)(whole, base, tip));
        },
        isMerged: async (branch) => {
            if (whole !== undefined && (await (0,git_objects/* isLocallyMerged */.p3)(whole, branch, head)))
                return true;
            return github !== undefined && (await (0,github_commits/* isMergedOnGitHub */.$Y)(github, branch, head));
        },
        findLastSuccess: async (isPart) => {
            if (github === undefined)
                return { kind: 'none', doubt: 'the run names no repository' };
            const { findLastSuccess } = await __webpack_require__.e(/* import() */ 620).then(__webpack_require__.bind(__webpack_require__, 620));
            return findLastSuccess(github, run, isPart);
        },
        findTip: async (ref) => github && (await (0,github_commits/* findGitHubTip */.yF)(github, ref.slice('refs/heads/'.length))),
        findLinkedPaths: (path) => Promise.try(findLinkedPaths, workspace, path),
        findOldPath: async (path, between) => {
            const { findOldPath } = await Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 7577));
            return findOldPath(source, path, between);
        },
        isSparse: async (path) => {
            const own = source.toRepositoryPath(path);
            return git !== undefined && own !== undefined && (0,git_renames/* isSkipped */.JR)(git, own);
        },
        findNewPath: (path) => findNewPath(source, path),
        listFiles: async (commit = head) => (git && (await (0,git_objects/* listLocalFiles */.P)(git, commit)))?.map(source.toWorkspacePath) ?? [],
    };
}
async function findNewPath(source, path) {
    const { git, github, head, toRepositoryPath, toWorkspacePath } = source;
    const own = toRepositoryPath(path);
    if (own === undefined)
        return undefined;
    const local = git && (await (0,git_renames/* findLocalNewPath */.kG)(git, own, head));
    // A shallow clone may lack the commit that renamed the file.
    const found = local ?? (source.isWhole ? undefined : github && (await (0,github_commits/* findGitHubNewPath */.mL)(github, own, head)));
    return found === undefined ? undefined : toWorkspacePath(found);
}
async function findCommit(source, revision) {
    const { git, github, head, isWhole } = source;
    // `HEAD` means the commit that is checked out; the server would resolve it to its default branch.
    const anchored = revision.replace(/^(HEAD|@)(?=[~^]|$)/, head);
    const commit = (git && (await (0,git_objects/* findLocalCommit */.e_)(git, anchored))) ?? (await findNamedParent(source, anchored));
    if (commit !== undefined)
        return { kind: 'found', commit };
    if (github !== undefined)
        return (0,github_commits/* findGitHubCommit */._E)(github, anchored);
    // Without a server, only a full clone proves that a revision doesn't exist.
    return { kind: isWhole ? 'absent' : 'unknown' };
}
/**
 * Resolves `<commit>^`, `<commit>~1` and `<commit>^2` from the commit object, which names its parents even in a
 * shallow clone.
 */
async function findNamedParent(source, revision) {
    const [, commit = '', which = '1'] = /^([0-9a-f]+)(?:\^([12])?|~1?)$/.exec(revision) ?? [];
    return (0,oid/* isOid */.dH)(commit) ? (await (0,history_source/* findParents */.Z)(source, commit))?.[Number(which) - 1] : undefined;
}
function findLinkedPaths(workspace, path) {
    const passed = [path];
    for (const at of passed) {
        const next = followFirstLink(workspace, at);
        if (next !== undefined && passed.length <= history_reader/* maxLinks */._)
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
        const target = readLink((0,external_node_path_.join)(workspace, above));
        if (target === undefined)
            continue;
        const named = target.split(external_node_path_.sep).join('/');
        const next = external_node_path_.posix.join(external_node_path_.posix.dirname(above), named, path.slice(above.length));
        return external_node_path_.posix.isAbsolute(named) || next === '..' || next.startsWith('../') ? undefined : next;
    }
    return undefined;
}
/** Returns the target of a link, or `undefined` if the path isn't a link. */
function readLink(path) {
    try {
        return (0,external_node_fs_.readlinkSync)(path);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/history/history.ts





/**
 * Creates the `History` port. It reads from the local clone first, then from GitHub's API, then from a temporary
 * fetch.
 */
function createHistory(options) {
    const { event, env, workspace } = options;
    const isNamed = /^[^/]+\/[^/]/.test(event.repository);
    const github = isNamed ? (0,github_github/* createGitHub */.C)({ ...options, repository: event.repository }) : undefined;
    const run = readCurrentRun(event, env);
    const openRepository = async (layout, clone) => {
        const git = clone && (0,git_git/* createGit */.lD)(clone, options);
        const head = clone && ((0,git_layout/* findHead */.mW)(clone) ?? (await git?.objects.read(['HEAD']))?.[0]?.oid);
        const origin = clone && (0,git_layout/* findOriginRepository */.SM)(clone);
        const source = (0,history_source/* createSource */.g)({ head: head ?? event.sha, origin, git, layout, github }, options);
        return { source, checkout: createCheckout(source, workspace, run) };
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
        const { findFileVersions } = await Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 4091));
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
    const { findNearest } = await Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 6225));
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
/** A longer list would hide the first name. */
const limitNames = 10;
const whereListed = 'The file `action.yml` of this action lists its inputs.';

// EXTERNAL MODULE: ./src/report/lines.ts
var report_lines = __webpack_require__(315);
// EXTERNAL MODULE: ./src/report/annotations.ts
var annotations = __webpack_require__(8030);
// EXTERNAL MODULE: ./src/report/outputs.ts + 1 modules
var outputs = __webpack_require__(8393);
// EXTERNAL MODULE: ./src/report/result.ts
var result = __webpack_require__(6359);
// EXTERNAL MODULE: ./src/report/summary.ts
var summary = __webpack_require__(5256);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/report/comment.ts


/**
 * Maximum size. GitHub rejects a comment above 65,536 characters, and a text never has fewer bytes than characters.
 */
const comment_maxBytes = 60_000;
/**
 * Renders the hidden line by which a later run finds the comment. The line is different for each workflow and
 * copilot.
 */
function renderCommentMark(results, run) {
    const [first] = results;
    const source = run.source ?? `${first?.copilotId ?? ''} ${first?.swaggerFile ?? ''}`;
    const key = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([run.workflow, source]))
        .digest('hex');
    return `<!-- copilot-swagger-sync: ${key} -->`;
}
/** Whether the results justify a new comment. An existing comment is always updated. */
function isWorthAComment(results) {
    return results.some(({ ending }) => ending.outcome !== 'unchanged');
}
/** Renders the pull request's comment: the hidden line and the summary, below 65,536 characters. */
function renderComment(results, run) {
    return `${renderCommentMark(results, run)}\n${(0,summary/* renderSummary */.B)(results, run, comment_maxBytes)}`;
}

;// CONCATENATED MODULE: ./src/sync/publish.ts

/** Publishes the results of all targets: log, annotations, outputs, summary and exit code. */
function publish(results, context, ports) {
    // Several targets have their lines in their own groups already.
    const lines = results.length > 1 ? [] : results.flatMap(report_lines/* renderLines */.ET);
    for (const line of lines)
        ports.log.info(line);
    for (const { severity, message, location } of (0,annotations/* selectAnnotations */.T)(results))
        ports.log[severity](message, location);
    for (const [name, value] of Object.entries((0,outputs/* renderOutputs */.$)(results)))
        ports.setOutput(name, value);
    if (results.some(result/* isFailed */.Ix))
        ports.fail();
    ports.writeSummary((0,summary/* renderSummary */.B)(results, context));
}
/** Creates or updates the comment on the pull request. A failure is only a notice, because the summary has the same content. */
async function commentOnPullRequest(results, { event, context }, { log, writeComment }) {
    const isPullRequest = event.kind === 'pull-request' || event.kind === 'pull-request-target';
    const number = isPullRequest ? event.pull.number : undefined;
    if (number === undefined)
        return;
    const { kind, reason } = await writeComment({
        number,
        mark: renderCommentMark(results, context),
        body: renderComment(results, context),
        createsIfMissing: isWorthAComment(results),
    });
    const where = `Comment on pull request #${number}`;
    if (reason === undefined)
        log.info(`${where}: ${kind.replace('-', ' ')}.`);
    else
        log.notice(`${where}: it couldn’t be written: ${reason} The job summary has the same content.`);
}

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
        // Report the process first, because everything else takes time.
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
    publish(results, context, runner);
    if (request?.inputs.comment !== true)
        return;
    const { event, inputs } = request;
    const { env, log } = runner;
    const where = { env, log, repository: event.repository, token: inputs.githubToken };
    const writeComment = async (comment) => (await __webpack_require__.e(/* import() */ 620).then(__webpack_require__.bind(__webpack_require__, 620))).writeComment({ ...comment, ...where });
    await commentOnPullRequest(results, { event, context }, { log, writeComment });
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
        return [await (0,run/* run */.e)(source.target, request, ports)];
    }
    // This chunk includes the YAML parser, and most workflows have no config file.
    const { runFleet } = await Promise.all(/* import() | config */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(229)]).then(__webpack_require__.bind(__webpack_require__, 1991));
    return runFleet(source.query, request, ports);
}
function createPorts(runner, { inputs, event, announcement }) {
    const { env, workspace, temporaryFolder, log } = runner;
    const { githubToken: token } = inputs;
    const clock = (0,runner_clock/* createClock */.t)();
    const interruption = runner.catchSignals();
    let connecting;
    const loadConnect = async () => {
        const { createConnect } = await Promise.all(/* import() | replace */[__webpack_require__.e(756), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 2197));
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
/** Preloads the module. A load error is reported when the module is first used. */
const loadReader = () => Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 4255)).catch(() => undefined);
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
  KC: () => (describeInvalidSpec),
  SN: () => (failWithoutKey),
  T9: () => (createInterrupted),
  TA: () => (warnOfDelay),
  nN: () => (endAborted)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
var _messages_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9069);
var _report_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8030);
var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4806);




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
    if (change.reason === 'missing')
        throw createMissingError(change);
    if (change.reason === 'file-removed')
        return describeRemoved(change);
    if (change.reason === 'superseded')
        return (0,_messages_index_js__WEBPACK_IMPORTED_MODULE_0__/* .endIdle */ .W)('superseded');
    if (change.changed || change.asksCopilot === true)
        return undefined;
    return (0,_messages_index_js__WEBPACK_IMPORTED_MODULE_0__/* .endIdle */ .W)(change.reason === 'ref-deleted' ? 'ref-deleted' : 'not-modified');
}
function describeRemoved({ file }) {
    const remedy = 'Delete the copilot, or set `swagger-file` to the file’s new path. Nothing is deleted automatically.';
    return (0,_messages_index_js__WEBPACK_IMPORTED_MODULE_0__/* .endIdle */ .W)('file-removed', [`${file} was deleted from the repository. ${remedy}`]);
}
function createMissingError({ detail, remedy = '' }) {
    const isComplete = remedy !== '' && !remedy.startsWith('Did you mean');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('file-missing', `There is no file for \`swagger-file\`: ${detail}`, {
        hint: isComplete ? remedy : `${remedy} ${checkPath}`.trimStart(),
    });
}
const checkPath = 'Set `swagger-file` to a path relative to the root of the checkout, with upper and lower case as in git. Run the ' +
    'checkout step, or the step that generates the file, before this action.';
/** @throws ActionError `bad-input` if a run that sends requests to the service has no key */
function failWithoutKey({ hasKey }) {
    if (hasKey)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('bad-input', 'The input `api-key` is missing.', {
        hint: 'Save the service’s key as a secret of the repository and pass it: `api-key: ${{ secrets.COPILOT_API_KEY }}`. ' +
            'A secret that does not exist is passed as an empty string, and workflows from forks can’t read secrets. ' +
            'If your service doesn’t use keys, set any value of at least 8 characters without spaces, such as `no-key-needed`.',
    });
}
/** Explains why an OpenAPI file isn't imported: the first error in full, the others as annotations and summary rows. */
function describeInvalidSpec({ overlayFiles, swaggerFile }, { problems }) {
    const errors = problems.filter((problem) => problem.severity === 'error');
    const [first] = errors;
    const isOne = errors.length === 1;
    const isOverlay = errors.length > 0 && errors.every(({ file }) => overlayFiles.includes(file));
    const count = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(errors.length, 'error');
    const found = isOverlay
        ? `The overlay files have ${count}, so ${swaggerFile} was not imported.`
        : `${swaggerFile} has ${count}, so it was not imported.`;
    const code = 'spec-invalid';
    const hint = `Correct the ${isOne ? 'error' : 'errors that the job summary lists'}, and push again.`;
    if (first === undefined)
        return { code, message: found, hint };
    const at = { file: first.file, line: first.line, column: first.column };
    // A file of another kind has no location to correct.
    if (first.hint !== undefined && first.file === swaggerFile) {
        const message = `${swaggerFile} can’t be read as an OpenAPI file, so it was not imported. ${first.message}`;
        return { code, message, hint: first.hint, at };
    }
    const where = `${isOne ? 'The error is' : 'The first is'} at ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_3__/* .renderLocation */ .C)(first))}: ${first.message}`;
    return { code, message: `${found} ${where}`, hint, at };
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
/** Minimum of a step's `timeout-minutes`, in milliseconds. */
const minTimeoutMs = 60_000;
/** Warns in a preview if the delay is so long that `timeout-minutes` could end the step during it. */
function warnOfDelay({ isPreview, target }) {
    const { waitMs } = target;
    if (!isPreview || waitMs < minTimeoutMs)
        return [];
    return [
        `A sync takes more than ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderDuration */ .PP)(waitMs)}, because of \`wait-seconds\`. Give \`timeout-minutes\` to the job, not to the step, and well above that. A shorter limit stops the step during the delay, and the post step has to finish the sync.`,
    ];
}


/***/ }),

/***/ 7426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  T: () => (lookUp),
  k: () => (updateCopilot)
});
/** Looks up the copilot. Loads the code for it when it is used, because a run without a change doesn't need it. */
async function lookUp(task, ports) {
    const { lookUpCopilot } = await Promise.all(/* import() | replace */[__webpack_require__.e(756), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 9940));
    return lookUpCopilot(task, ports);
}
/** Records the copilot with the ID in the service's spelling. The input can differ in case, and a job matrix compares IDs. */
function updateCopilot({ copilot, copilotId, warnings }, ports) {
    ports.update({ copilot, warnings, ...(copilotId !== undefined && { copilotId }) });
}


/***/ }),

/***/ 1127:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  J: () => (readVersionsLazily)
});
/** Loads the code that reads versions, and then does the same as `readVersions`. */
async function readVersionsLazily(...query) {
    const { readVersions: read } = await Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 368));
    return read(...query);
}


/***/ }),

/***/ 5272:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N: () => (runTarget),
  e: () => (run)
});
var _change_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9155);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6830);
var _messages_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9069);
var _endings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2525);
var _look_up_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7426);
var _read_lazily_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1127);
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
        readVersions: (asked) => (0,_read_lazily_js__WEBPACK_IMPORTED_MODULE_2__/* .readVersionsLazily */ .J)(asked.target, asked.change, ports),
    });
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
        return (0,_endings_js__WEBPACK_IMPORTED_MODULE_3__/* .endAborted */ .nN)((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .explain */ .WE)(error));
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
    // Fails with the list of copilots, whether or not the file changed.
    if (isNameless(task))
        await (0,_look_up_js__WEBPACK_IMPORTED_MODULE_5__/* .lookUp */ .T)(task, ports);
    const early = (0,_endings_js__WEBPACK_IMPORTED_MODULE_3__/* .findEarlyEnding */ .Ak)(change);
    const isUnproven = change.isWorkflowChanged === true && early?.outcome === 'unchanged' && !isPreview;
    if (isUnproven)
        return checkSetup(task, ports);
    if (early !== undefined)
        return early;
    if (!isPreview)
        (0,_endings_js__WEBPACK_IMPORTED_MODULE_3__/* .failWithoutKey */ .SN)(task);
    (0,_endings_js__WEBPACK_IMPORTED_MODULE_3__/* .failIfInterrupted */ .IP)(ports.interruption);
    const work = isPreview ? 'Preview for' : 'Sync of';
    const title = [work, 'copilot', target.copilotId].filter((part) => part !== undefined).join(' ');
    // Loaded only now, because most runs end before.
    const { readAndReplace } = await Promise.all(/* import() | read */[__webpack_require__.e(875), __webpack_require__.e(718), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 2763));
    return ports.log.group(title, () => readAndReplace(task, ports));
}
function isNameless({ change, isPreview, target }) {
    const isOnlyAccepted = isPreview && target.unusableId === undefined;
    return target.copilotId === undefined && !isOnlyAccepted && change.reason !== 'ref-deleted';
}
/** Checks the key and the copilot's ID in the first run of a workflow, which would otherwise fail only when the file changes. */
async function checkSetup(task, ports) {
    (0,_look_up_js__WEBPACK_IMPORTED_MODULE_5__/* .updateCopilot */ .k)(await (0,_look_up_js__WEBPACK_IMPORTED_MODULE_5__/* .lookUp */ .T)(task, ports), ports);
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
        files: targets.map(({ swaggerFile }) => swaggerFile),
        overlayFiles: targets.map(({ overlayFiles }) => overlayFiles),
        // With a config file, the inputs can't select operations.
        selection: source.kind === 'config' ? undefined : { kind: 'workflow' },
        acceptedFile: accepted === undefined ? [] : [accepted.file],
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


/***/ })

};
