export const id = 957;
export const ids = [957];
export const modules = {

/***/ 5917:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ detectChanges)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/oid.ts
var oid = __webpack_require__(1265);
;// CONCATENATED MODULE: ./src/change/base.ts


/**
 * Reads the decision table: what the input `base` names, or what the event asks to be compared. A preview shows what a
 * pull request changes, so it never asks for the last success.
 * @throws ActionError `bad-input` where the input `base` names no commit
 */
async function findBase(query, checkout) {
    const { base, event } = query;
    if (base !== undefined && base !== 'last-success' && base !== 'copilot')
        return findRevision(base, checkout);
    if ('pull' in event)
        return findPullRequestBase(event, checkout);
    if (event.kind === 'merge-group')
        return nameCommit(event.baseSha, 'the merge group’s base');
    const otherwise = decideByPush(event);
    return base === 'last-success' ? findLastSuccess(otherwise, query, checkout) : otherwise;
}
async function findRevision(revision, checkout) {
    const label = `\`base: ${revision}\``;
    const meant = findMisspelledWord(revision);
    // Taken for a branch that can't be read, a misspelled word would sync every push.
    const found = await checkout.findCommit(revision, meant === undefined ? 'anywhere' : 'clone');
    if (found.kind === 'found')
        return { kind: 'commit', commit: found.commit, label };
    if (meant !== undefined) {
        throw new errors/* ActionError */.lZ('bad-input', `The input \`base\` is “${revision}”. Did you mean \`${meant}\`?`, {
            hint: `For a branch or tag of this name, use \`heads/${revision}\` or \`tags/${revision}\`.`,
        });
    }
    // A force-push may have removed a full commit ID, and HEAD^ of a branch's first commit exists nowhere.
    if (found.kind === 'absent' && isPlainName(revision)) {
        throw new errors/* ActionError */.lZ('bad-input', `The input \`base\` is “${revision}”, which names no commit of this repository.`, { hint: 'Use `auto`, `copilot`, `last-success`, or a commit, branch or tag of this repository.' });
    }
    const remedy = 'fetch the whole history to have it compared; on GitLab, set `GIT_DEPTH: 0`';
    return {
        kind: 'unknown',
        why: `${label} is neither in this clone nor to be had from GitHub (${remedy})`,
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
/** Returns the Levenshtein distance: how many characters must be added, removed or replaced. */
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
/** Events other than a push name no earlier commit. */
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
 * Takes the last run that synced instead of what the event would be compared with. An event that asks for a sync by
 * itself (started by hand, on a schedule) still gets it: there the commit tells only what the copilot holds.
 */
async function findLastSuccess(otherwise, { isPart = false }, checkout) {
    const found = await checkout.findLastSuccess(isPart);
    if (found.kind === 'none')
        return { ...otherwise, doubt: found.doubt };
    const { commit, doubt, runNumber } = found;
    const lastSuccess = { commit, runNumber };
    if (otherwise.kind === 'none' && otherwise.reason === 'no-base')
        return { ...otherwise, lastSuccess };
    return { kind: 'commit', commit, label: `the last success, run ${runNumber}`, lastSuccess, doubt };
}
/**
 * What a pull request changes is what happened since it left its target. Where GitHub's test merge is checked out that
 * is the merge's own first parent: the payload's `base.sha` goes stale as the target moves on. Else it is where the
 * payload (Gitea's), the API or the checkout says, or the target's tip. act sends neither base nor head by itself.
 */
async function findPullRequestBase(event, checkout) {
    const { baseRef, baseSha, headSha, mergeBase } = event.pull;
    const target = await findMergedTarget(event, checkout);
    if (target !== undefined)
        return nameCommit(target, 'the pull request’s target');
    const began = mergeBase ?? (baseRef && headSha && (await checkout.findMergeBase(baseRef, headSha)));
    if (began)
        return nameCommit(began, 'where the pull request began');
    const base = nameCommit(baseSha, 'the pull request’s target as the event names it');
    if (base.kind !== 'commit')
        return base;
    const warning = `The commit where the pull request left its target could not be found, so the file is compared with ${(0,oid/* shortenOid */.e7)(base.commit)}. ` +
        'If the target has moved on since, what was added there looks like a removal by the pull request.';
    return { ...base, warning };
}
/** The first parent of a test merge. A pull request's own last commit may be a merge, too; Gitea checks out just that one. */
async function findMergedTarget({ kind, pull, ref, sha }, checkout) {
    // Here the target itself is checked out, or nothing that may be looked at.
    if (kind === 'pull-request-target')
        return undefined;
    const { headSha } = pull;
    const parents = (await checkout.findParents(checkout.head)) ?? [];
    const isOwnMerge = checkout.head === sha && /^refs\/pull\/\d+\/merge$/.test(ref);
    const isTestMerge = headSha === undefined ? isOwnMerge : parents[1] === headSha;
    return isTestMerge && parents.length === 2 ? parents[0] : undefined;
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
 * Whatever may name another file: a reference that does not point into its own file, a discriminator's table, an escaped
 * key; in YAML any word that ends as one. Most descriptions have none of it, and are looked at only so far.
 */
const signs = {
    json: /\$ref(?!"\s*:\s*"#)|operationRef(?!"\s*:\s*"#)|[mM]apping|\\u00/,
    yaml: /\$ref(?!["']?\s*:\s*["']?#)|operationRef|mapping|\\u00|\.(?:[jJ][sS][oO][nN]|[yY][aA]?[mM][lL])/,
};
/** The files that a description may refer to: workspace-relative, normalised, itself left out. They may not exist. */
function findReferences(path, bytes) {
    // All signs are ASCII: to look for them the bytes are letters enough, and cost a tenth of decoding them.
    const letters = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    // A byte-order mark is three letters.
    const isJson = /^(?:ï»¿)?\s*[{[]/.test(letters);
    if (!(isJson ? signs.json : signs.yaml).test(letters))
        return [];
    const text = decoder.decode(bytes);
    const written = (isJson ? findJsonReferences(text) : undefined) ?? findYamlReferences(text);
    const targets = written.flatMap((reference) => resolveReference(path, reference));
    return [...new Set(targets)].filter((target) => target !== path);
}
/** Percent-decoded and as it stands: both spellings name files in the wild. */
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
/** The references of a JSON description, as written. undefined: not JSON after all. */
function findJsonReferences(text) {
    const found = [];
    // A stack of our own: a hostile nesting must not end in a stack overflow.
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
/** A mapping's value is a schema's name or a reference; a file shows by its dot or its slash. */
function mayBeFile(target) {
    return typeof target === 'string' && /[./]/.test(target);
}
const keyed = /(?:\$ref|operationRef)["']?[ \t]*:[ \t]*(?:"((?:[^"\\\r\n]|\\.)*)"|'((?:[^'\r\n]|'')*)'|([^\r\n]+))/g;
/** The end of a word, so that no letter is looked at twice: the scan stays linear. */
const extension = /\.(?:json|ya?ml)(?=[\s"'`,[\]{}<>|#]|$)/gi;
const delimiters = new Set(' \t\r\n"\'`,[]{}<>|#');
/**
 * What may be a reference in a YAML description, as written. Deliberately too many: whatever follows a `$ref`, and
 * every word that ends like a file of a description (mappings, anchors, block scalars). Those that are no file drop out later.
 */
function findYamlReferences(text) {
    const found = new Set();
    for (const [, double, single, plain] of text.matchAll(keyed)) {
        if (double !== undefined)
            found.add(unescapeDouble(double));
        if (single !== undefined)
            found.add(single.replaceAll("''", "'"));
        // A plain scalar may end at a comment, or at the brace or comma of a flow mapping.
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


/** Stands for the id of a root that is there and cannot be read: no commit's file equals it. */
const unreadable = 'unreadable';
/** Files read at the same time: as many as a server is asked for at once; more would only wait in memory for their turn. */
const parallelReads = 8;
/**
 * For each root, itself and every file that it reaches through `$ref`s; a file that several of them reach is read once.
 * References that are absent or cannot be read are left out: the description's own check reports them, with line and
 * column.
 * @param like an object id of the repository, for the kind of hash
 */
async function readClosures(roots, files, like) {
    const leaves = new Map();
    for (const open = new Set(roots); open.size > 0;) {
        const batch = [...open].slice(0, parallelReads);
        for (const leaf of await Promise.all(batch.map((path) => readLeaf(path, files, like)))) {
            leaves.set(leaf.path, leaf);
            open.delete(leaf.path);
            for (const reference of leaf.references)
                if (!leaves.has(reference))
                    open.add(reference);
        }
    }
    return roots.map((root) => {
        const closure = new Map();
        const reached = new Set([root]);
        // A set's loop comes to what is added in it: the files stand in the order in which they are reached.
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
/** Its `id` is the one that git would give the bytes, or `unreadable`; undefined where they are not there. */
async function readLeaf(path, files, like) {
    const bytes = await files.read(path).catch(() => unreadable);
    if (bytes === undefined || typeof bytes === 'string')
        return { path, id: bytes, references: [] };
    return { path, id: renderBlobId(bytes, like), references: findReferences(path, bytes) };
}
/**
 * The id under which git stores these bytes, if no filter touches them.
 * @param like an id of the same repository: its length tells SHA-1 from SHA-256
 */
function renderBlobId(bytes, like) {
    const hash = (0,external_node_crypto_.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
/**
 * The ids under which a commit may hold what lies in the workspace: as it is, with the line breaks that a checkout on
 * Windows changes, or as Git LFS's pointer. Worked out here, since git would run filters that configuration names.
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

/** Asks for both trees at once, for all paths of all descriptions. */
async function readEvidence(roots, base, { checkout, files, acceptedFile }) {
    const closures = await readClosures([...roots, ...acceptedFile], files, checkout.head);
    const ids = new Map(closures.flatMap((closure) => [...closure]));
    const first = unite(roots, acceptedFile, ids.keys());
    const trees = await findTrees(checkout, base, first);
    const links = await findLinks(checkout, first, trees.head);
    const targets = unite(...links.values()).filter((path) => !first.includes(path));
    // What was asked for before is not asked for again.
    const all = targets.length === 0 ? trees : await findTrees(checkout, base, [...first, ...targets]);
    for (const [path, bytes] of await readAll(targets, files))
        if (bytes)
            ids.set(path, renderBlobId(bytes, checkout.head));
    const watched = roots.map((root, index) => {
        const own = unite([root], closures[index]?.keys() ?? []);
        return { root, files: own, paths: unite(own, ...own.map((path) => links.get(path) ?? []), acceptedFile) };
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
/** Where a commit holds a link, what it leads to is watched too: either may change. */
async function findLinks(checkout, paths, head) {
    const linked = paths.filter((path) => {
        const entry = head?.get(path);
        return entry !== undefined && (entry.kind !== 'file' || entry.via !== undefined);
    });
    const found = await Promise.all(linked.map(async (path) => [path, await checkout.findLinkedPaths(path)]));
    return new Map(found);
}
/** undefined for what is not there or cannot be read. */
async function readAll(paths, files) {
    const read = paths.map(async (path) => [path, await files.read(path).catch(() => undefined)]);
    return new Map(await Promise.all(read));
}
/**
 * Where the bytes differ from the commit's, line endings or Git LFS may account for it.
 * A root that cannot be read is dirty too, so that the story goes on to the check that says why.
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

// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/change/verdict.ts


/** Whether a description with this reason is to be synced; the run's own guards come after. */
function isChange(reason) {
    return !['unchanged', 'file-removed', 'missing', 'ref-deleted'].includes(reason);
}
/** A verdict with all that belongs to it; `rest` says what is not as usual. */
function toChange(file, verdict, rest) {
    const changed = isChange(verdict.reason);
    return { file, ...verdict, changed, files: [file], warnings: [], isCheckedOut: true, ...rest };
}
function say(reason, detail, changedFiles = []) {
    return { reason, detail, changedFiles };
}
/** `force` leaves nothing to find out. */
function decideForced(root) {
    return say('forced', `${root} counts as changed: the input \`force\` is set.`);
}
/** Like `decideForced`, for a file of a checkout: a missing file can't be synced. */
function decideForcedFile(root, compared) {
    const { evidence, head } = compared;
    if (evidence.onDisk.has(root))
        return decideForced(root);
    const absence = findAbsence(root, compared);
    if (absence !== undefined)
        return absence;
    if (evidence.head?.has(root) === true)
        return describeMissing(root, compared);
    return say('missing', `${root} is not in the workspace or in commit ${(0,oid/* shortenOid */.e7)(head)}.`);
}
/** The verdict on one description, from the evidence alone. */
function decideVerdict(watched, compared) {
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
    return say('unknown', `${root} counts as changed: ${renderDoubt(compared)}.`, [root]);
}
/** Of a file that does not lie in the workspace; undefined where the commits tell what became of it. */
function findAbsence(root, compared) {
    const { base, evidence, head, isClone } = compared;
    if (evidence.head?.has(root) === true) {
        if (isClone)
            return base.kind === 'none' ? describeMissing(root, compared) : undefined;
        const remedy = 'run actions/checkout before this action';
        return say('missing', `${root} is in the repository, but the workspace holds no checkout of it: ${remedy}.`);
    }
    if (evidence.base?.has(root) === true)
        return undefined;
    const isDoubtful = evidence.head === undefined || (base.kind === 'commit' && evidence.base === undefined);
    if (isDoubtful)
        return say('missing', `${root} is not in the workspace, and ${renderDoubt(compared)}.`);
    const elsewhere = base.kind === 'commit' ? ` or in ${renderBase(base)}` : '';
    return say('missing', `${root} is not in the workspace, in commit ${(0,oid/* shortenOid */.e7)(head)}${elsewhere}.`);
}
function decideWithoutBase(root, reason, { evidence, head }) {
    if (reason === 'ref-created' && evidence.head?.has(root) === false) {
        return say('untracked', renderUntracked(root, head), [root]);
    }
    const why = {
        'ref-created': 'the branch or tag is new, so there is nothing to compare with',
        'no-base': 'this event names no earlier commit to compare with',
    }[reason];
    return say(reason, `${root} at ${(0,oid/* shortenOid */.e7)(head)} counts as changed: ${why}.`, [root]);
}
function decideByStates({ files: own, root, paths }, compared, versions) {
    const { base, evidence, head } = compared;
    const states = new Map(paths.map((path) => [path, decidePathState(path, evidence)]));
    // What a link leads to may be missing: then the link's own state tells all.
    const changed = [...states].filter(([path, is]) => is !== 'same' && (path === root || is !== 'missing'));
    const files = changed.map(([path]) => path);
    const [first = '', ...more] = files;
    if (first === '') {
        const others = own.length === 1 ? 'is' : `and ${(0,src_text/* renderCount */.SS)(own.length - 1, 'file')} that it refers to are`;
        const detail = `${root} ${others} the same in ${versions}`;
        if (base.doubt === undefined)
            return say('unchanged', `${detail}.`);
        return say('unknown', `${detail}, but ${base.doubt}. To be safe, it counts as changed.`, [root]);
    }
    if (states.get(root) === 'removed')
        return say('file-removed', `${root} was removed between ${versions}.`, files);
    if (!evidence.onDisk.has(root))
        return describeMissing(root, compared, files);
    const reason = decideReason(states, root);
    const culprit = changed.find(([, is]) => is === reason)?.[0] ?? root;
    const details = {
        added: `${root} is new between ${versions}.`,
        modified: `${more.length === 0 ? `${first} differs` : `${first} and ${more.length} more differ`} between ${versions}.`,
        untracked: renderUntracked(culprit, head),
        dirty: `${culprit} in the workspace differs from commit ${(0,oid/* shortenOid */.e7)(head)}: an earlier step wrote it.`,
    };
    return say(reason, details[reason], files);
}
/** The root's own state names the reason; whatever befell a reference is a modification of the description. */
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
    const detail = `${root} is in commit ${(0,oid/* shortenOid */.e7)(head)} but not in the workspace: a sparse checkout leaves it out, or an earlier step removed it.`;
    return say('missing', detail, files);
}
function renderUntracked(path, head) {
    return `${path} is in the workspace but not in commit ${(0,oid/* shortenOid */.e7)(head)} (generated, ignored or spelled differently), so it counts as changed.`;
}
function renderDoubt({ base, evidence, head }) {
    if (base.kind === 'unknown')
        return base.why;
    const isHeadKnown = evidence.head !== undefined && base.kind === 'commit';
    const commit = isHeadKnown ? renderBase(base) : `${(0,oid/* shortenOid */.e7)(head)}, the commit checked out,`;
    return `commit ${commit} could be read neither from the checkout nor from GitHub`;
}
/** Commits are always named. */
function renderBase({ commit, label }) {
    return `${(0,oid/* shortenOid */.e7)(commit)} (${label})`;
}
/** Equal ids mean equal bytes. */
function isSameEntry(a, b) {
    return a?.kind === b?.kind && a?.oid === b?.oid && a?.via === b?.via;
}
/** The state of one path, from what both commits and the workspace hold there. */
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

;// CONCATENATED MODULE: ./src/change/new-files.ts
/** Adds what is known about each file that the base commit lacks: a renamed file is compared with its old path. */
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
 * The verdicts on all descriptions of one checkout.
 * @param query of its files alongside only those that this checkout holds
 */
async function detectInCheckout(roots, query, { cause, checkout, files, prefetch, log }) {
    const { acceptedFile = [], event, force } = query;
    const { head } = checkout;
    const ownCause = cause === undefined ? await (0,preview_cause/* findCheckoutCause */.vx)(event, checkout) : undefined;
    noticePreview(ownCause, query, log);
    const preview = (cause ?? ownCause) !== undefined;
    if ((0,preview_cause/* isForeign */.jq)(checkout, event.repository)) {
        return roots.map((root) => toChange(root, force ? decideForced(root) : reportForeign(root, checkout, event), { head, preview }));
    }
    noticeOtherCommit(event, head, log);
    const base = await findBase(query, checkout);
    const commit = base.kind === 'commit' ? base.commit : undefined;
    const [evidence, isWorkflowChanged] = await Promise.all([
        readEvidence(roots, commit, { checkout, files, acceptedFile }),
        findWorkflowChange(commit, checkout),
    ]);
    const compared = { evidence, head, base, isClone: checkout.isClone };
    const judged = evidence.watched.map((watched) => ({
        watched,
        verdict: force ? decideForcedFile(watched.root, compared) : decideVerdict(watched, compared),
    }));
    const guarded = preview ? judged : await guard(judged, query, { checkout, evidence, prefetch, log });
    const isQuiet = guarded.every(({ verdict }) => verdict.reason === 'unchanged');
    if (isQuiet && !preview)
        reportUnproven(checkout, log);
    const explained = await explainAllMissing(guarded, evidence, checkout);
    // What cannot be decided is said once for the whole run, not once for each description.
    const doubtful = guarded.findIndex(({ verdict }) => verdict.reason === 'unknown');
    const changes = explained.map(({ watched, verdict, remedy }, index) => toChange(watched.root, verdict, {
        head,
        base: findKnownBase(base, evidence),
        lastSuccess: base.lastSuccess,
        isWorkflowChanged,
        remedy,
        files: watched.files,
        warnings: [
            ...(index === doubtful ? [verdict.detail] : []),
            ...(index === 0 ? [base.warning ?? []].flat() : []),
        ],
        preview,
    }));
    return explainNewFiles(changes, evidence, { base: commit, checkout, head });
}
function noticeOtherCommit({ sha }, head, log) {
    if (sha === '' || head === sha)
        return;
    log.notice(`The checkout is at ${(0,oid/* shortenOid */.e7)(head)}, but the event is about ${(0,oid/* shortenOid */.e7)(sha)}. The checkout counts.`);
}
/** Where the runner names the workflow's file, the first run of a new workflow proves the set-up. */
function reportUnproven({ workflowFile }, log) {
    if (workflowFile !== undefined)
        return;
    log.info('This runner does not say which file the workflow is, so a new workflow cannot be told from an old one: the key ' +
        'and the copilot were not checked. To check them, start the workflow by hand.');
}
/** Says why a run is a preview, where its inputs do not ask for one. */
function noticePreview(cause, { dryRun }, log) {
    if (cause === undefined || dryRun === true)
        return;
    log.notice(`This run is a preview, whatever the inputs say: ${cause}.`);
}
/** Whether the push brought or changed the workflow that runs. It helps a message only: where nobody knows, it is no. */
async function findWorkflowChange(base, { head, workflowFile: file, findNearTree }) {
    if (file === undefined || base === undefined)
        return false;
    const [now, before] = await Promise.all([findNearTree(head, [file]), findNearTree(base, [file])]);
    return now?.has(file) === true && before !== undefined && !isSameEntry(now.get(file), before.get(file));
}
/** The commit that was compared with; where nothing was, the one that the last success may be compared with. */
function findKnownBase(base, evidence) {
    if (base.kind === 'commit')
        return evidence.base && base.commit;
    return base.kind === 'none' ? base.lastSuccess?.commit : undefined;
}
/**
 * A run that was started again, or waited long, must not put an older description over a newer one. Only what would be
 * synced is worth asking the server for.
 */
async function guard(judged, { dryRun = false, event, force }, { checkout, evidence, prefetch, log }) {
    const branch = (0,change_event/* findPushedBranch */.N)(event);
    if (force || dryRun || branch === undefined)
        return judged;
    if (!judged.some(({ verdict }) => isChange(verdict.reason)))
        return judged;
    const asked = checkout.findTip(event.ref);
    prefetch?.();
    const tip = await asked;
    // A tip at the event's own commit has not moved: the workflow then checked out something else on purpose.
    if (tip === undefined || tip === checkout.head || tip === event.sha)
        return judged;
    const tree = await checkout.findTree(tip, [...new Set(judged.flatMap(({ watched }) => watched.paths))]);
    if (tree === undefined)
        return judged;
    const guarded = judged.map(({ watched, verdict }) => {
        const isStale = watched.paths.some((path) => !isSameEntry(tree.get(path), evidence.head?.get(path)));
        if (!isChange(verdict.reason) || !isStale)
            return { watched, verdict };
        const detail = `${branch} has since changed ${watched.root}: it is at ${(0,oid/* shortenOid */.e7)(tip)} now, and this run is at ` +
            `${(0,oid/* shortenOid */.e7)(checkout.head)}. This run is out of date and leaves the copilot to the newer run.`;
        return { watched, verdict: { ...verdict, reason: 'superseded', detail } };
    });
    const superseded = guarded.find(({ verdict }) => verdict.reason === 'superseded');
    if (superseded !== undefined)
        log.notice(superseded.verdict.detail);
    return guarded;
}
/** Adds the cause of each missing file, and its fix. */
async function explainAllMissing(judged, evidence, checkout) {
    if (!judged.some(({ verdict }) => verdict.reason === 'missing'))
        return judged;
    // Loaded only if a file is missing.
    const { explainMissing } = await __webpack_require__.e(/* import() */ 739).then(__webpack_require__.bind(__webpack_require__, 4739));
    return Promise.all(judged.map(async ({ verdict, watched }) => {
        if (verdict.reason !== 'missing')
            return { verdict, watched };
        const { detail, remedy } = await explainMissing(watched.root, evidence.head?.get(watched.root), checkout);
        return { watched, remedy, verdict: { ...verdict, detail: detail ?? verdict.detail } };
    }));
}
function reportForeign(root, { repository = '' }, event) {
    const detail = `${root} is in a checkout of ${repository}. This event is about ${event.repository} and says nothing about that file, so it counts as changed.`;
    return say('other-repository', detail);
}

;// CONCATENATED MODULE: ./src/change/detect-github.ts




/**
 * The verdicts for pull_request_target: both sides come from the API, by commit. The workspace is not read, as it may
 * hold a stranger's files beside our secrets. What belongs to a description is taken from the base commit, which is ours.
 */
async function detectOnGitHub(query, history) {
    const head = 'pull' in query.event ? (query.event.pull.headSha ?? '') : '';
    const checkout = await history.findCheckout(query.files[0] ?? '', 'github');
    const base = await findBase(query, checkout);
    const commit = base.kind === 'commit' ? base.commit : undefined;
    const watched = await Promise.all(query.files.map(async (root) => {
        const files = [...new Set([root, ...(await listBaseFiles(root, commit, history))])];
        return { root, files, paths: files };
    }));
    const paths = [...new Set(watched.flatMap(({ files }) => files))];
    const [before, now] = await Promise.all([
        commit === undefined ? undefined : checkout.findTree(commit, paths),
        checkout.findTree(head, paths),
    ]);
    // Nothing lies in a workspace here: what the head holds is all that there is.
    const onDisk = new Set((now ?? before)?.keys());
    const evidence = { watched, head: now, base: before, onDisk, dirty: new Set() };
    const compared = { evidence, head, base, isClone: true };
    const changes = watched.map((own, index) => {
        const verdict = query.force ? decideForced(own.root) : decideVerdict(own, compared);
        const warnings = [verdict.reason === 'unknown' ? verdict.detail : undefined, base.warning];
        return toChange(own.root, verdict, {
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
/** The description's references, as far as the base commit holds them. */
async function listBaseFiles(file, commit, history) {
    const previous = commit === undefined ? undefined : await history.findVersion(file, commit);
    if (previous === undefined)
        return [];
    const [closure] = await readClosures([file], previous.reader, previous.commit);
    return [...(closure?.keys() ?? [])];
}

;// CONCATENATED MODULE: ./src/change/detect.ts




/**
 * For every file whether it, or a file that it refers to, changed with this event; in the order of the query.
 * What cannot be decided counts as changed, with one warning. `missing` is a verdict too: the caller fails the target.
 * @throws ActionError `bad-input` where `base` names no commit
 */
async function detectChanges(query, ports) {
    const { acceptedFile = [], base, event, files, force } = query;
    const cause = event.previewCause;
    // Events that everybody knows to preview need no word about it.
    const isExpected = ['pull-request', 'pull-request-target', 'merge-group'].includes(event.kind);
    if (!isExpected)
        noticePreview(cause, query, ports.log);
    const alike = decideByEvent(query);
    if (alike !== undefined) {
        return files.map((file) => toChange(file, alike, { preview: cause !== undefined }));
    }
    if (event.kind === 'pull-request-target')
        return detectOnGitHub(query, ports.history);
    const placed = await Promise.all([...new Set([...files, ...acceptedFile])].map(async (path) => ({
        path,
        checkout: await ports.history.findCheckout(path),
    })));
    const changes = await Promise.all([...Map.groupBy(placed, ({ checkout }) => checkout)].map(async ([checkout, group]) => {
        const held = new Set(group.map(({ path }) => path));
        const roots = files.filter((path) => held.has(path));
        const own = { ...query, acceptedFile: acceptedFile.filter((path) => held.has(path)) };
        return roots.length === 0 ? [] : detectInCheckout(roots, own, { ...ports, checkout, cause });
    }));
    const byFile = new Map(changes.flat().map((change) => [change.file, change]));
    const inOrder = files.flatMap((file) => byFile.get(file) ?? []);
    if (base === undefined && (0,change_event/* findPushedBranch */.N)(event) !== undefined)
        return releaseStopped(inOrder, query, ports);
    if (base !== 'copilot' || force)
        return inOrder;
    return inOrder.map((change) => (change.preview ? change : { ...change, asksCopilot: true }));
}
/** What the event alone decides, of all files alike; undefined: they must be looked at. */
function decideByEvent({ event, force }) {
    if (event.kind === 'ref-deleted') {
        return say('ref-deleted', `${event.gone} was deleted: there is nothing to compare and nothing to sync.`);
    }
    if (!('pull' in event))
        return undefined;
    const { headSha, isClosed, isMerged } = event.pull;
    if (event.kind === 'pull-request-target') {
        // The workspace may hold a stranger's files there, and is never looked at.
        if (isClosed && !isMerged)
            return detect_closed;
        return headSha === undefined ? say('missing', 'the event names no head commit.') : undefined;
    }
    if (!isClosed || force)
        return undefined;
    return isMerged ? merged : detect_closed;
}
const detect_closed = say('unchanged', 'The pull request was closed without being merged: nothing changed.');
const merged = say('no-base', 'The pull request was merged. The push of that merge does the sync: let the workflow run on `push`, too.');
/**
 * Where nothing changed but what people accept, what was stopped is to go out: the commit before the push holds it
 * already, so the description is compared with the one that was synced last.
 */
async function releaseStopped(changes, query, ports) {
    const { acceptedFile = [] } = query;
    const isAlone = ({ changed, changedFiles }) => changed && changedFiles.length > 0 && changedFiles.every((file) => acceptedFile.includes(file));
    const files = changes.filter(isAlone).map(({ file }) => file);
    if (files.length === 0)
        return changes;
    // Everything that is to be said of the event and the checkout was said the first time.
    const log = { ...ports.log, info: ignore, notice: ignore };
    const since = await detectChanges({ ...query, files, base: 'last-success' }, { ...ports, log });
    return changes.map((change) => {
        const again = since.find(({ file }) => file === change.file);
        if (again === undefined || again.lastSuccess !== undefined)
            return again ?? change;
        return { ...change, warnings: [...change.warnings, unknownSync] };
    });
}
const ignore = () => undefined;
const unknownSync = 'Only the file of accepted changes differs, and the last sync could not be found. So the description was compared ' +
    'with the commit before this push. The permission `actions: read` may help to find the last sync.';


/***/ }),

/***/ 1118:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ findPushedBranch),
/* harmony export */   w: () => (/* binding */ parseEvent)
/* harmony export */ });
/* harmony import */ var _field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(181);
/* harmony import */ var _oid_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1265);
/* harmony import */ var _preview_cause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4436);



/** Returns the event with everything that later steps need to know about it. Never throws: a payload may have any shape. */
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
/** Returns the name of the branch that was pushed; undefined for a tag, and for any other event. */
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jq: () => (/* binding */ isForeign),
/* harmony export */   rH: () => (/* binding */ findPreviewCause),
/* harmony export */   vx: () => (/* binding */ findCheckoutCause)
/* harmony export */ });
/* harmony import */ var _field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(181);
/* harmony import */ var _oid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1265);


/** Refs whose commits are not merged yet: test merges, heads of pull requests, and groups of a merge queue. */
const unmergedRef = /^refs\/(?:pull\/|heads\/gh-readonly-queue\/)/;
/** Events that anybody may cause with a commit of their own: a workflow may then check out just that commit. */
const strangersEvent = /^(?:issue_comment|issues|discussion|discussion_comment|check_run|check_suite|status)$/;
/** Events of those who may push: another commit than the event's, checked out, is their word. */
const authorsEvent = /^(?:|push|schedule|workflow_dispatch|release|create)$/;
/**
 * Why this event never changes a copilot, whatever the inputs say; undefined: it may. Content that nobody has merged
 * must not reach a copilot, even where secrets would be there.
 * @see https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
function findPreviewCause({ name, ref, payload, repository }) {
    if (name.startsWith('pull_request'))
        return `\`${name}\` is about a pull request`;
    if (name === 'merge_group')
        return '`merge_group` is about commits that are not merged yet';
    if (unmergedRef.test(ref))
        return `${ref} holds commits that are not merged yet`;
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
/** Why what lies in the workspace is not this event's to sync; undefined: it is. */
async function findCheckoutCause(event, checkout) {
    const { name, sha, payload, repository } = event;
    const { head } = checkout;
    if (isForeign(checkout, repository)) {
        const origin = checkout.repository ?? '';
        return isNamed(payload, origin)
            ? undefined
            : `the checkout is of ${origin}, which the event does not name`;
    }
    const isOwn = head === sha;
    if (strangersEvent.test(name) && !isOwn) {
        return `\`${name}\` is about ${(0,_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenOid */ .e7)(sha)}, but ${(0,_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenOid */ .e7)(head)} is checked out`;
    }
    if (!mayBeUnmerged(event, isOwn))
        return undefined;
    const branch = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findText */ .Vw)(payload, 'repository', 'default_branch');
    if (branch !== undefined && (await checkout.isMerged(branch)))
        return undefined;
    return `\`${name}\` can be about any commit, and the one checked out, ${(0,_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenOid */ .e7)(head)}, is not known to be on ${branch ?? 'the default branch'}`;
}
/** A deployment's own commit is often a pull request's; others may set off an event on which one is checked out. */
function mayBeUnmerged({ name, payload }, isOwn) {
    if (name === 'deployment' || name === 'deployment_status')
        return true;
    const isAfterPush = name === 'workflow_run' && (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findText */ .Vw)(payload, name, 'event')?.toLowerCase() === 'push';
    return !isOwn && !isAfterPush && !authorsEvent.test(name);
}
/** Whether the checkout is of another repository than the run's. Without a name on either side nobody can tell. */
function isForeign({ repository }, own) {
    return repository !== undefined && own !== '' && !isSameName(repository, own);
}
/** The last two parts of a name count: GitLab nests groups, and an origin's address may have more before them. */
function isSameName(a, b) {
    const shorten = (name) => name.toLowerCase().split('/').slice(-2).join('/');
    return shorten(a) === shorten(b);
}
/** Whoever may start a workflow by hand may name a repository to it. */
function isNamed({ inputs }, repository) {
    const given = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(inputs) ? Object.values(inputs) : [];
    return given.some((value) => typeof value === 'string' && isSameName(value.replace(/(?:\.git)?\/*$/, ''), repository));
}


/***/ }),

/***/ 7321:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isPlainId)
/* harmony export */ });
/**
 * Whether it makes one part of a path and no other path, however often it is decoded on the way: `..` would climb, and
 * `bot/…` would reach the route that removes all actions.
 */
function isPlainId(id) {
    return /^[^/\\%?#\p{Cc}]{1,255}$/u.test(id) && !/^\s*\.{0,2}\s*$/.test(id);
}


/***/ }),

/***/ 6830:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ ServiceFailure),
/* harmony export */   FK: () => (/* binding */ withoutActionList),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   lb: () => (/* binding */ retryAfterCapMs)
/* harmony export */ });
/** An expected failure: the message says what failed, where, and the value seen. All others are bugs of ours. */
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
    /** When the request went out, on the monotonic clock, where whoever asked for it cannot know. */
    sentMs;
    constructor(fault, { sentMs, ...options } = {}) {
        super(fault.explanation, options);
        this.fault = fault;
        this.sentMs = sentMs;
    }
}
/** Whatever is not an expected failure is a bug of the action, and said to be one. */
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
/** Longest wait that a service can ask for: a job is paid by the minute, and a copilot may be empty meanwhile. */
const retryAfterCapMs = 60_000;


/***/ }),

/***/ 181:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ listField),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   UI: () => (/* binding */ findField),
/* harmony export */   Vw: () => (/* binding */ findText),
/* harmony export */   nw: () => (/* binding */ findTextField)
/* harmony export */ });
/** Fields of what others wrote (an event's payload, an answer of an API), which may be anything. */
function findField(value, ...keys) {
    let found = value;
    for (const key of keys) {
        if (!isObject(found))
            return undefined;
        found = found[key];
    }
    return found;
}
function findTextField(value, ...keys) {
    const found = findField(value, ...keys);
    return typeof found === 'string' ? found : undefined;
}
/** The text below `keys`, or undefined if there is none or it is empty. */
function findText(value, ...keys) {
    const text = findTextField(value, ...keys);
    return text === '' ? undefined : text;
}
/** The list below `keys`, empty where there is none. */
function listField(value, ...keys) {
    const found = findField(value, ...keys);
    return Array.isArray(found) ? found : [];
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}


/***/ }),

/***/ 7396:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ listLocalBlobs),
/* harmony export */   JR: () => (/* binding */ isSkipped),
/* harmony export */   NB: () => (/* binding */ selectCandidates),
/* harmony export */   RZ: () => (/* binding */ findLocalRename),
/* harmony export */   kG: () => (/* binding */ findLocalNewPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/** Git compares the content of all of them with the new file: more would take longer than the answer is worth. */
const limitCandidates = 200;
/** Returns from which deleted JSON or YAML file the one at `path`, which is new, was renamed. */
async function findLocalRename(git, { base, head, path }) {
    const diff = (...options) => git.run(['diff-tree', '-r', '-z', ...options.slice(0, 2), base, head, '--', ...options.slice(2)]);
    const deleted = await diff('--name-only', '--diff-filter=D');
    if (deleted === undefined)
        return { kind: 'unknown' };
    const candidates = selectCandidates(path, deleted.toString().split('\0'));
    if (candidates.length === 0)
        return { kind: 'none' };
    // Without the paths, git would compare every pair of files that the commits added and deleted.
    const renamed = await diff('--name-status', '--find-renames', path, ...candidates);
    if (renamed === undefined)
        return { kind: 'unknown' };
    const [, from] = /^R\d+\0([^\0]+)\0/.exec(renamed.toString()) ?? [];
    return from === undefined ? { kind: 'none' } : { kind: 'found', from };
}
/** The files that may be an OpenAPI file, the most similar paths first. */
function selectCandidates(path, files) {
    const rank = (file) => Number(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(file) !== node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)) +
        Number(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file) !== node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path));
    return files
        .filter((file) => /\.(?:json|ya?ml)$/i.test(file) && file !== path)
        .toSorted((one, other) => rank(one) - rank(other))
        .slice(0, limitCandidates);
}
/** Returns every file of a commit with the ID of its content, by path; undefined if the clone lacks the commit. */
async function listLocalBlobs(git, commit) {
    const printed = await git.run(['ls-tree', '-r', '-z', '--full-tree', commit]);
    const lines = printed?.toString().matchAll(/\d+ blob ([0-9a-f]+)\t([^\0]+)\0/g);
    return lines && new Map([...lines].map(([, oid = '', path = '']) => [path, oid]));
}
/** Whether a sparse checkout leaves the path out of the working tree. */
async function isSkipped(git, path) {
    const printed = await git.run(['ls-files', '-t', '--', path]);
    return printed?.toString().startsWith('S ') === true;
}
/** Returns the path to which the last commit that deleted `path` renamed it, or `undefined` if the clone can't tell. */
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
  lD: () => (/* binding */ createGit),
  Yv: () => (/* binding */ createGitIn),
  Q8: () => (/* binding */ renderGitEnv)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/field.ts
var field = __webpack_require__(181);
;// CONCATENATED MODULE: ./src/git/object-reader.ts
function createObjectReader({ start, limitMs, log }) {
    let session;
    return {
        read: async (names) => {
            if (names.length === 0)
                return [];
            const startMs = performance.now();
            if (session === undefined || session.end !== undefined)
                session = openSession(start());
            const asked = session;
            // It alone keeps this process alive until the answer is there.
            const timer = setTimeout(asked.kill, limitMs);
            const objects = await asked.ask(names);
            clearTimeout(timer);
            const found = objects.filter((object) => object !== undefined).length;
            const took = `${Math.round(performance.now() - startMs)} ms`;
            log.debug(`git cat-file: ${found} of ${names.length} found, ${took} ${asked.end ?? ''}`.trimEnd());
            return objects;
        },
        close: async () => {
            await session?.leave();
        },
    };
}
/** One process, from its start to its end. */
function openSession(child) {
    const waiting = [];
    const said = [];
    let end;
    const finish = (why) => {
        end ??= said[0]?.split('\n', 1)[0] ?? why;
        for (const answer of waiting.splice(0))
            answer(undefined);
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
    child.stderr.on('data', (chunk) => said.push(chunk.toString()));
    // A process that has ended reads nothing; its end is the answer.
    child.stdin.on('error', () => undefined);
    // Without a question it keeps nothing waiting: it ends with this process, which its input comes from.
    for (const part of [child, ...child.stdio])
        part?.unref();
    return {
        ask: (names) => {
            const answers = names.map(() => new Promise((answer) => waiting.push(answer)));
            // A name is one line.
            child.stdin.write(names.map((name) => `${/[\r\n]/.test(name) ? '' : name}\n`).join(''));
            return Promise.all(answers);
        },
        /** How it ended; undefined while it runs. */
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
            // Programs that it started may keep these open.
            for (const stream of [child.stdout, child.stderr])
                stream.destroy();
            finish('did not answer in time');
        },
    };
}
const lineBreak = 0x0a;
/**
 * Takes answers of `cat-file --batch` in whatever pieces they come: `<id> <type> <size>`, a line break, the bytes, a
 * line break; or any other line, for a name that leads to nothing. The size comes first, so the bytes are laid in their
 * place at once: all pieces kept and then joined would be twice their size.
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
                // The line break behind the content.
                take(open);
                open = undefined;
                at += 1;
            }
        }
    };
}

;// CONCATENATED MODULE: ./src/git/git.ts




/** What git needs to find its programs, its user's settings, a proxy and certificates. Other variables may hold a secret. */
const passedOn = new Set([
    ['PATH', 'PATHEXT', 'LD_LIBRARY_PATH', 'SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PROGRAMDATA'],
    ['HOME', 'HOMEDRIVE', 'HOMEPATH', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'XDG_CONFIG_HOME'],
    ['TMPDIR', 'TEMP', 'TMP', 'HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
    ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'CURL_CA_BUNDLE'],
    ['GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'GIT_SSL_NO_VERIFY'],
].flat());
/** The environment for every git process: it asks nobody, writes no index, and speaks English. */
function renderGitEnv(env) {
    const kept = Object.entries(env).filter(([name]) => passedOn.has(name.toUpperCase()));
    return {
        ...Object.fromEntries(kept),
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
    };
}
/**
 * Nobody's configuration but the clone's own is read, and that runs nothing: every transport is forbidden, so that
 * reading a partial clone does not fetch into it. Git before 2.44 knows the second of them only.
 */
const offline = {
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
};
/** Paths are paths, whatever they begin with, and no program that configuration names is run. */
const plain = ['--literal-pathspecs', '--no-pager'].concat(['core.fsmonitor=false', 'core.hooksPath=/dev/null'].flatMap((setting) => ['-c', setting]));
/**
 * Reads a clone, which another user may own (a container's root, a mounted volume): git looks at the owner only of a
 * folder that it has found by itself, and `safe.directory` would not do before git 2.38.
 * @see https://github.com/git/git/blob/master/setup.c, GIT_DIR_EXPLICIT
 */
function createGit({ top, gitDir }, options) {
    const env = { ...renderGitEnv(options.env), ...offline };
    return createGitIn(['-C', top, '--git-dir', gitDir], { ...options, env });
}
/**
 * The one place where git is started, with exactly this environment. Bytes stay bytes: a description is not always
 * UTF-8. Not by `@actions/exec`: it has no time limit, and it cuts all output into lines, which for one line of 50 MB
 * takes half a minute and a gigabyte.
 * @param place the arguments that say which repository it is
 * @see https://github.com/actions/toolkit/blob/main/packages/exec/src/toolrunner.ts, _processLineBuffer
 */
function createGitIn(place, { env, log, limitMs = 60_000 }) {
    const settings = { env, windowsHide: true };
    const start = () => (0,external_node_child_process_.spawn)('git', [...plain, ...place, 'cat-file', '--batch'], settings);
    const bound = { encoding: 'buffer', maxBuffer: Infinity, timeout: limitMs, killSignal: 'SIGKILL' };
    return {
        run: async (args, input) => {
            const startMs = performance.now();
            const running = runFile('git', [...plain, ...place, ...args], { ...settings, ...bound });
            // A process that ends early leaves its input unread; its exit code says the rest.
            running.child.stdin?.on('error', () => undefined).end(input);
            const { stdout, ending } = await running.then((ended) => ({ stdout: ended.stdout, ending: 'exit code 0' }), (error) => ({ stdout: undefined, ending: describeFailure(error, limitMs) }));
            const took = `${Math.round(performance.now() - startMs)} ms`;
            log.debug(`git ${[...place, ...args].join(' ')}: ${took}, ${ending}`);
            return stdout;
        },
        objects: createObjectReader({ start, log, limitMs }),
    };
}
const runFile = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
function describeFailure(error, limitMs) {
    if ((0,field/* findField */.UI)(error, 'killed') === true)
        return `ended after ${limitMs / 1000} s`;
    const [code, stderr] = [(0,field/* findField */.UI)(error, 'code'), String((0,field/* findField */.UI)(error, 'stderr'))];
    return typeof code === 'number' ? `exit code ${code}, ${stderr.split('\n', 1)[0] ?? ''}` : String(error);
}


/***/ }),

/***/ 1401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ isMergedOnGitHub),
/* harmony export */   C5: () => (/* binding */ findGitHubMergeBase),
/* harmony export */   _E: () => (/* binding */ findGitHubCommit),
/* harmony export */   k8: () => (/* binding */ findGitHubParents),
/* harmony export */   lp: () => (/* binding */ listPathChanges),
/* harmony export */   pL: () => (/* binding */ findGitHubRename),
/* harmony export */   yF: () => (/* binding */ findGitHubTip)
/* harmony export */ });
/* harmony import */ var _field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(181);

/** The commit that a sha, branch, tag or other revision names on the server. */
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
async function findGitHubParents(github, commit) {
    const route = 'GET /repos/{repository}/git/commits/{commit}';
    const { data } = await github.request(route, { commit });
    return Array.isArray((0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(data, 'parents')) ? listParents(data) : undefined;
}
function compare(github, base, head) {
    const route = 'GET /repos/{repository}/compare/{basehead}';
    return github.request(route, { basehead: `${base}...${head}`, per_page: 1 });
}
/** Where `head` left `base`. Gitea has no such answer. */
async function findGitHubMergeBase(github, base, head) {
    return (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)((await compare(github, base, head)).data, 'merge_base_commit', 'sha');
}
/** Returns from which path a new file was renamed, as the server found it; it lists some hundred changed files only. */
async function findGitHubRename(github, { base, head, path }) {
    const files = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)((await compare(github, base, head)).data, 'files');
    const own = files.find((file) => (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(file, 'filename') === path);
    if (own === undefined)
        return { kind: 'unknown' };
    const from = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(own, 'previous_filename') ?? '';
    const isRename = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(own, 'status') === 'renamed' && /\.(?:json|ya?ml)$/i.test(from);
    return isRename ? { kind: 'found', from } : { kind: 'none' };
}
/** Whether the branch contains the commit: there is none that the branch lacks on the way to it. */
async function isMergedOnGitHub(github, branch, commit) {
    const { status, data } = await compare(github, branch, commit);
    return status === 200 && (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(data, 'total_commits') === 0;
}
/** The commit that a branch points to now. */
async function findGitHubTip(github, branch) {
    const route = 'GET /repos/{repository}/branches/{branch}';
    const { data } = await github.request(route, { branch });
    // Gitea says `id` where GitHub says `sha`.
    return (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(data, 'commit', 'sha') ?? (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(data, 'commit', 'id');
}
/** The last commits up to `from` that changed the path, newest first. */
async function listPathChanges(github, where) {
    const { from, path, count } = where;
    // `limit` is Gitea's word for `per_page`.
    const query = { sha: from, path, limit: count, per_page: count };
    const { data } = await github.request('GET /repos/{repository}/commits', query);
    return (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(data).map((commit) => ({
        date: (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(commit, 'commit', 'committer', 'date') ?? '',
        parent: listParents(commit)[0],
    }));
}
function listParents(commit) {
    return (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(commit, 'parents').flatMap((parent) => (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(parent, 'sha') ?? []);
}


/***/ }),

/***/ 8760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ findGitHubNewPath)
/* harmony export */ });
/* harmony import */ var _field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(181);

/** Returns the path to which the last commit that changed `path` renamed it. Gitea doesn't report renames. */
async function findGitHubNewPath(github, path, head) {
    const query = { sha: head, path, limit: 1, per_page: 1 };
    const { data } = await github.request('GET /repos/{repository}/commits', query);
    const commit = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)((0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(data)[0], 'sha');
    if (commit === undefined)
        return undefined;
    const route = 'GET /repos/{repository}/commits/{revision}';
    const files = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)((await github.request(route, { revision: commit })).data, 'files');
    const renamed = files.find((file) => (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(file, 'previous_filename') === path);
    return (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(renamed, 'filename');
}


/***/ }),

/***/ 7230:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createGitHub)
/* harmony export */ });
/* harmony import */ var _field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(181);

function createGitHub(options) {
    const { env, repository, retryMs = 1_000, token } = options;
    const send = createSend(options);
    // After one failure to answer nobody is asked again in this run: each question would cost ten seconds.
    const silent = new Map();
    const known = new Map();
    const ask = async (route, parameters) => {
        const part = route.includes(' /') ? 'rest' : 'graphql';
        const area = `${part} ${route.split('/')[4] ?? ''}`;
        const before = silent.get(part) ?? silent.get(area);
        if (before !== undefined)
            return before;
        let answer = await send(route, parameters);
        if (answer.status >= 500 || answer.status === 429) {
            await new Promise((resolve) => setTimeout(resolve, retryMs));
            answer = await send(route, parameters);
        }
        // A token may read contents and not actions: what is forbidden here says nothing of elsewhere.
        if (answer.fault !== undefined)
            silent.set(answer.status === 403 ? area : part, answer);
        return answer;
    };
    return {
        repository,
        hasToken: Boolean(token),
        isGitea: [env['GITEA_ACTIONS'], env['FORGEJO_ACTIONS']].some(Boolean),
        request: (written, parameters) => {
            const route = written.replace('{repository}', repository);
            // Blobs are large, and kept by those who read them.
            if (!route.startsWith('GET ') || route.includes('/git/blobs/'))
                return ask(route, parameters);
            const key = JSON.stringify([route, parameters]);
            const answer = known.get(key) ?? ask(route, parameters);
            known.set(key, answer);
            return answer;
        },
    };
}
/** Sends one question, and traces how long it took and how it ended; the API's client is loaded with the first. */
function createSend({ token, env, log, timeoutMs = 10_000 }) {
    let loading;
    const send = async (route, parameters) => {
        const signal = AbortSignal.timeout(timeoutMs);
        try {
            // Inside: an address that is none fails here, and is no answer either.
            const octokit = await (loading ??= loadOctokit(token, env));
            const asked = { ...parameters, request: { signal } };
            const response = await octokit.request(route, asked);
            return { status: response.status, data: response.data, fault: undefined };
        }
        catch (error) {
            if (!signal.aborted)
                return describeFailure(error, token !== undefined);
            const fault = `the API did not answer within ${timeoutMs / 1000} s`;
            return { status: 0, data: undefined, fault };
        }
    };
    return async (route, parameters) => {
        const startMs = performance.now();
        const answer = await send(route, parameters);
        const took = `${Math.round(performance.now() - startMs)} ms`;
        // Without what is sent: comments and queries are long.
        const asked = route.replace(/\{(\w+)\}/g, (_, name) => String(parameters[name]));
        log.debug(`GitHub: ${asked}: ${answer.fault ?? answer.status}, ${took}`);
        return answer;
    };
}
/** Lazy: this chunk costs more than everything else that runs when nothing changed. */
async function loadOctokit(token, env) {
    const { GitHub } = await Promise.all(/* import() */[__webpack_require__.e(756), __webpack_require__.e(275)]).then(__webpack_require__.bind(__webpack_require__, 1275));
    const ignore = () => undefined;
    return new GitHub({
        baseUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com',
        // What befalls a question is said once, in the verdict; Octokit would print it on its own.
        log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
        ...(token === undefined ? {} : { auth: `token ${token}` }),
    });
}
/** Octokit reports a network failure as status 500 without a response. */
function describeFailure(error, hasToken) {
    const response = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(error, 'response');
    const answered = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(error, 'status');
    if (response === undefined || typeof answered !== 'number') {
        return { status: 0, data: undefined, fault: `the API did not answer (${renderCause(error)})` };
    }
    const data = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(response, 'data');
    const isLimited = answered === 403 && (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(response, 'headers', 'x-ratelimit-remaining') === '0';
    const status = isLimited ? 429 : answered;
    return { status, data, fault: findFault(status, (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(data, 'message'), hasToken) };
}
function findFault(status, said, hasToken) {
    const words = said === undefined ? String(status) : `${status}: ${said}`;
    if (status >= 500)
        return `the API answered ${words}`;
    if (status === 429)
        return 'the API’s rate limit is used up';
    if (status !== 401 && status !== 403)
        return undefined;
    return hasToken ? `the API refuses the token (${words})` : `there is no token (${words})`;
}
/** The code of what lies at the bottom (`ECONNREFUSED`), or the words of what is on top. */
function renderCause(error) {
    for (let at = error; at !== undefined; at = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findField */ .UI)(at, 'cause')) {
        const code = (0,_field_js__WEBPACK_IMPORTED_MODULE_0__/* .findTextField */ .nw)(at, 'code');
        if (code !== undefined)
            return code;
    }
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 1674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ batch)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);

/**
 * Asks for keys: whatever is wanted in the same turn of the event loop is one question, and no key is asked for twice.
 * Gives the answer to the question that the key was a part of.
 */
function batch(ask) {
    const answers = new Map();
    let question;
    return (key) => {
        const known = answers.get(key);
        if (known !== undefined)
            return known;
        if (question === undefined) {
            const keys = [];
            const answer = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)().then(() => {
                question = undefined;
                return ask(keys);
            });
            question = { keys, answer };
        }
        question.keys.push(key);
        answers.set(key, question.answer);
        return question.answer;
    };
}


/***/ }),

/***/ 712:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ limitLinks),
/* harmony export */   k: () => (/* binding */ createVersionReader)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1674);


/** As many links as Linux follows in one path. */
const limitLinks = 40;
/**
 * Reads a commit's files as if they were checked out, links followed. What is asked for at the same time is fetched
 * together, and so are the expected files with the first question.
 */
function createVersionReader(source, commit, expected) {
    const recallBlobs = (0,_batch_js__WEBPACK_IMPORTED_MODULE_1__/* .batch */ .v)((oids) => source.readBlobs(commit, oids));
    const read = async (path, links) => {
        const entry = (await source.findTree(commit, [path]))?.get(path);
        const isBlob = entry?.kind === 'file' || entry?.kind === 'link';
        if (!isBlob || links > limitLinks)
            return undefined;
        const bytes = (await recallBlobs(entry.oid)).get(entry.oid);
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
            const asked = [path, ...unread.splice(0)];
            const [bytes] = await Promise.all(asked.map((one) => read(one, 0)));
            return bytes;
        },
    };
}
/** What a link stands for, at the path or above it. */
function findLinkTarget(path, { kind, via = path }, held) {
    if (kind !== 'link')
        return undefined;
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(via), Buffer.from(held).toString('utf8'), path.slice(via.length));
}


/***/ }),

/***/ 9664:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ parseServerUrl),
/* harmony export */   Gp: () => (/* binding */ isCopilotId),
/* harmony export */   Hp: () => (/* binding */ parseCopilotId),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   Y1: () => (/* binding */ parseOwnDeletePath),
/* harmony export */   kb: () => (/* binding */ parseDeletePath),
/* harmony export */   zJ: () => (/* binding */ parseFilePath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _copilot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7321);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6830);
/* harmony import */ var _reach_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5274);




/** Whether the value can be one ID. A comma separates IDs. */
function isCopilotId(value) {
    return (0,_copilot_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainId */ .S)(value) && !/[\s,]/.test(value);
}
function parseCopilotId(value, fail) {
    if (isCopilotId(value))
        return value;
    return fail('Give the copilot’s id as the service lists it, a UUID.');
}
/** A path below the workspace, normalised, with `/`. A `\\` divides folders on Windows; elsewhere it is a letter of a name. */
function parseFilePath(value, fail, separator = node_path__WEBPACK_IMPORTED_MODULE_0__.sep) {
    if (/^[a-z][a-z\d+.-]+:\/\//iu.test(value)) {
        const shown = hideSecrets(value);
        const download = `curl --fail --silent --show-error --location --output openapi.json ${shown}`;
        return fail(`Addresses aren’t supported. Download the file in an earlier step (\`run: ${download}\`), and give its path, \`openapi.json\`.`, shown);
    }
    if (/[*?]|\{[^{}]*,[^{}]*\}/u.test(value)) {
        return fail('Patterns aren’t supported. Name one file, or list several copilots and their files in a `config-file`.');
    }
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(value.replaceAll(separator, '/'));
    const leaves = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(path) || /^[A-Za-z]:/.test(path) || path === '..' || path.startsWith('../');
    if (leaves)
        return fail('Give a path relative to the workspace that stays inside it.');
    if (path === '.' || path.endsWith('/') || path.includes('\0')) {
        return fail('Give the path of a file, for example `docs/openapi.yaml`.');
    }
    return path;
}
function parseDeletePath(value, fail) {
    if (value === 'auto')
        return value;
    const isRoute = value.startsWith('/') &&
        !value.startsWith('//') &&
        value.includes('{copilot_id}') &&
        !/[?#\\\s\p{Cc}]/u.test(value) &&
        // A URL walks up on a dot that is written as `%2e`, too.
        !value.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
    if (isRoute)
        return value;
    return fail('Use `auto`, or a path that starts with `/` and holds `{copilot_id}`, such as `/backend/actions/bot/{copilot_id}`.');
}
/** In a file that people change by pull requests, it must not lead to other things that the key may delete. */
function parseOwnDeletePath(value, fail) {
    const path = parseDeletePath(value, fail);
    if (path === 'auto' || /^\/backend(?:\/(?:[\w-][\w.-]*|\{copilot_id\}))+\/?$/.test(path))
        return path;
    return fail('Use `auto` or a path below `/backend/`. Only the workflow may set another path.');
}
function parseServerUrl(value, fail) {
    return parseHttpUrl(value, fail).href.replace(/\/$/, '');
}
function hideSecrets(url) {
    return url.replace(/\/\/.*@/su, '//***@').replace(/[?#].*/su, '…');
}
/** An absolute address without a user name and a password. */
function parseHttpUrl(value, fail) {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
        // No URL, and yet it may hold a password in a URL's place for it.
        return fail('Give an absolute URL, such as `https://api.example.com/v1`.', hideSecrets(value));
    }
    if (url.username !== '' || url.password !== '') {
        return fail('Leave out the user name and password.', `${url.origin}${url.pathname}`);
    }
    return url;
}
/** The service's address, always ending in `/` so that a path prefix is kept when routes are joined to it. */
function parseBaseUrl(value, isHttpAllowed, fail) {
    if (value === '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('bad-input', 'The input `base-url` is missing.', {
            hint: 'Give the address of the copilot management service, for example `base-url: https://copilot.example.com`.',
        });
    }
    const url = parseHttpUrl(value, fail);
    if (url.search !== '' || url.hash !== '') {
        // What follows is not quoted: it may be a key.
        return fail('Leave out what follows `?` or `#`.', `${url.origin}${url.pathname}…`);
    }
    if (url.protocol === 'http:' && !isHttpAllowed && (0,_reach_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyHost */ .R)(url.hostname) !== 'loopback') {
        return fail('The key would travel unencrypted: use `https:`, or set `allow-http: true` for a service on an internal network.');
    }
    url.pathname = url.pathname.replace(/\/*$/, '/');
    const [, prefix] = /^(.*\/)backend\/(?:(?:copilot|actions)\/)?$/.exec(url.pathname) ?? [];
    if (prefix !== undefined) {
        return fail(`The action adds \`/backend/\` itself: give \`${url.origin}${prefix}\`.`);
    }
    return url;
}


/***/ }),

/***/ 8676:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ keepsUnmanaged),
/* harmony export */   TL: () => (/* binding */ parseInputs),
/* harmony export */   tH: () => (/* binding */ minKeyChars),
/* harmony export */   vj: () => (/* binding */ inputNames),
/* harmony export */   wJ: () => (/* binding */ maxWaitMs),
/* harmony export */   xs: () => (/* binding */ defaultAcceptedFile)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9664);


/** The longest pause between a delete and an import, in milliseconds. */
const maxWaitMs = 300_000;
/** Every input of action.yml. The parser reads no other, and a workflow may set no other. */
const inputNames = [
    ...[
        'base-url',
        'allow-http',
        'api-key',
        'copilot-id',
        'swagger-file',
        'config-file',
        'environment',
        'shard',
    ],
    ...[
        'base',
        'force',
        'dry-run',
        'comment',
        'rewrite',
        'server-url',
        'delete-path',
        'list-actions',
        'fail-on',
    ],
    ...[
        'accepted-changes-file',
        'strategy',
        'unmanaged',
        'wait-seconds',
        'timeout-seconds',
        'max-attempts',
        'max-parallel',
    ],
    'github-token',
];
function readOptions(raw) {
    return {
        rewrite: parseWord(raw, 'rewrite', ['auto', 'never']),
        serverUrl: parseText(raw, 'server-url', _input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseServerUrl */ .Ep),
        deletePath: parseText(raw, 'delete-path', _input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDeletePath */ .kb) ?? 'auto',
        strategy: parseWord(raw, 'strategy', ['recreate', 'rolling']),
        unmanaged: parseWord(raw, 'unmanaged', ['auto', 'delete', 'keep']),
        waitMs: 1_000 * parseNumber(raw, 'wait-seconds', { defaults: 5, min: 0, max: maxWaitMs / 1_000 }),
    };
}
/** Whether actions that are not known to come from the file stay where they are. */
function keepsUnmanaged({ strategy, unmanaged, }) {
    return unmanaged === 'keep' || (unmanaged === 'auto' && strategy === 'rolling');
}
/**
 * Types every input, or stops at the first wrong one.
 * @throws ActionError `bad-input`, naming the input, the value and the remedy
 */
function parseInputs(raw) {
    return readInputs(raw);
}
function readInputs(raw) {
    const allowsHttp = parseFlag(raw, 'allow-http');
    return {
        baseUrl: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBaseUrl */ .Q2)(raw('base-url'), allowsHttp, createInputFailure('base-url', raw('base-url'))),
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
        accepted: parseText(raw, 'accepted-changes-file', _input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFilePath */ .zJ) ?? defaultAcceptedFile,
        githubToken: raw('github-token') || undefined,
    };
}
const defaultSwaggerFile = 'swagger.json';
/** Where it is not there, nothing was accepted; a file that the workflow names must be there. */
const defaultAcceptedFile = '.github/copilot-accepted.yml';
function parseSource(raw) {
    const swaggerFile = parseText(raw, 'swagger-file', _input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFilePath */ .zJ) ?? defaultSwaggerFile;
    const options = readOptions(raw);
    const file = parseText(raw, 'config-file', _input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFilePath */ .zJ);
    if (file === undefined) {
        for (const name of ['environment', 'shard'])
            parseText(raw, name, failWithoutConfigFile);
        const id = raw('copilot-id') || undefined;
        const isUsable = id === undefined || (0,_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isCopilotId */ .Gp)(id);
        const ids = isUsable ? { copilotId: id } : { copilotId: undefined, unusableId: id };
        return { kind: 'workflow', target: { ...ids, name: undefined, swaggerFile, ...options } };
    }
    if (swaggerFile !== defaultSwaggerFile) {
        const fail = createInputFailure('swagger-file', raw('swagger-file'));
        fail('With `config-file`, that file names the descriptions. Leave out `swagger-file`, or leave out `config-file`.');
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
/** It chooses among the targets of a config file: without one it would silently choose nothing. */
function failWithoutConfigFile(_, fail) {
    return fail('It selects targets of a config file. Give `config-file`, too, or leave this out.');
}
/** By comma or line; each once. */
function parseCopilotIds(value, fail) {
    const ids = value
        .split(/[,\n]/)
        .map((id) => id.trim())
        .filter((id) => id !== '');
    if (ids.length === 0)
        return fail('Give one id or several, separated by commas or line breaks; or leave it out.');
    return [...new Set(ids.map((id) => (0,_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCopilotId */ .Hp)(id, createInputFailure('copilot-id', id))))];
}
function parseShard(value, fail) {
    const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).map(Number);
    if (index >= 1 && index <= count)
        return { index, count };
    return fail('Give the part and the number of parts, such as `2/5`, counted from 1.');
}
function parseText(raw, name, parse) {
    const value = raw(name);
    return value === '' ? undefined : parse(value, createInputFailure(name, value));
}
/** A key of fewer characters is found in ordinary words: to hide it would make every text unreadable. */
const minKeyChars = 8;
function parseApiKey(value) {
    // A header value; the message must not quote it, a mistyped key is still most of a key.
    if (/^[\x21-\x7e]+$/.test(value))
        return value;
    const message = 'The input `api-key` holds a space, a line break or a non-ASCII character.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('bad-input', message, {
        hint: 'Give the key alone, without “Bearer ”: save the secret again, with nothing before or after it.',
    });
}
/** One of a few words, the first of which is the default. */
function parseWord(raw, name, words) {
    const value = raw(name) || words[0];
    const known = words.find((word) => word === value);
    const quoted = words.map((word) => `\`${word}\``).join(', ');
    return known ?? createInputFailure(name, value)(`Use ${quoted.replace(/, (?=[^,]*$)/, ' or ')}.`);
}
function parseBase(value, fail) {
    if (value === 'auto')
        return undefined;
    // A leading dash would be read as an option by git.
    if (!value.startsWith('-') && !/[\s\p{Cc}]/u.test(value))
        return value;
    return fail('Use `auto`, `copilot`, `last-success`, a commit, a branch or a tag.');
}
/** Booleans of the YAML 1.2 core schema, the ones that `core.getBooleanInput` takes. */
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
    return createInputFailure(name, value)(`Give a ${kind} from ${min} to ${max}.`);
}
function createInputFailure(name, value) {
    return (remedy, shown = value) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('bad-input', `The input \`${name}\` is “${shown}”.`, { hint: remedy });
    };
}


/***/ }),

/***/ 1265:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dH: () => (/* binding */ isOid),
/* harmony export */   e7: () => (/* binding */ shortenOid),
/* harmony export */   t0: () => (/* binding */ isZeroOid)
/* harmony export */ });
/** A whole object id: SHA-1 or SHA-256, in hex. */
function isOid(text) {
    return /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
/** The id that stands for "no commit" in push events. */
function isZeroOid(text) {
    return isOid(text) && /^0+$/.test(text);
}
/** As people know commits from git's own output: the first seven digits. */
function shortenOid(oid) {
    return isOid(oid) ? oid.slice(0, 7) : oid;
}


/***/ }),

/***/ 6311:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pG: () => (/* binding */ countBreaking),
/* harmony export */   s1: () => (/* binding */ describeRemoval),
/* harmony export */   xP: () => (/* binding */ changeClasses)
/* harmony export */ });
/** What a change means for those who use the copilot, worst first. */
const changeClasses = ['breaking', 'changes', 'none'];
function countBreaking({ removed, modified }) {
    const changes = [...removed.map(describeRemoval), ...modified.flatMap((operation) => operation.changes)];
    return changes.filter((change) => change.class === 'breaking').length;
}
/** That an operation is gone, as a change of it. */
function describeRemoval({ isPhasedOut, unreadableSunset }) {
    if (isPhasedOut === true) {
        return { rule: 'removed-as-announced', class: 'changes', sentence: 'removed, as announced', place: '' };
    }
    const sunset = `, and its x-sunset ${unreadableSunset} is not a date such as 2026-01-31`;
    const sentence = `removed${unreadableSunset === undefined ? '' : sunset}`;
    return { rule: 'action-removed', class: 'breaking', sentence, place: '' };
}


/***/ }),

/***/ 6364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wd: () => (/* binding */ listChanges),
/* harmony export */   cp: () => (/* binding */ listBreaking)
/* harmony export */ });
/* unused harmony export renderFingerprint */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6311);


/** All changes of a comparison in its order, actions that are gone first. */
function listChanges({ removed, modified }) {
    return [
        ...removed.map((operation) => report(operation, operation, (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRemoval */ .s1)(operation))),
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
        // Of most changes nobody asks for it.
        get fingerprint() {
            return renderFingerprint(from, change);
        },
    };
}
/**
 * What tells one change from all others: 16 characters of a SHA-256 over method, path with unnamed parameters, place,
 * rule, and the values before and after. It stays whatever else changes, and whatever words a change is told in.
 * @param from the action as it was called before
 */
function renderFingerprint({ method, path }, { after, before, place, rule }) {
    const template = path.replace(/\{[^{}]*\}/g, '{}');
    const values = [before, after].map((value) => (value === undefined ? [] : [sortKeys(value)]));
    const text = JSON.stringify([method, template, place, rule, ...values]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
function sortKeys(value) {
    if (Array.isArray(value))
        return value.map(sortKeys);
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value).filter(([, member]) => member !== undefined);
    const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
    // As a list: in an object, keys that look like numbers come first whatever their order.
    return { members: sorted.map(([key, member]) => [key, sortKeys(member)]) };
}


/***/ }),

/***/ 5274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ classifyHost),
/* harmony export */   s: () => (/* binding */ isPublicHost)
/* harmony export */ });
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
/** Whether a service at this host is on the internet: it can't be in the same private network as an API. */
function isPublicHost(hostname) {
    const isLocalName = !/[.:]/u.test(hostname) || /\.(?:internal|local|lan|intranet|home\.arpa)$/u.test(hostname);
    return !isLocalName && ['public', 'reserved'].includes(classifyHost(hostname));
}


/***/ }),

/***/ 9526:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recoverLeftovers: () => (/* binding */ recoverLeftovers)
/* harmony export */ });
/** In one chunk with start.ts: what both need, split off, would cost a push that changes nothing milliseconds. */
async function recoverLeftovers(main) {
    const { startRecovery } = await Promise.all(/* import() | replace */[__webpack_require__.e(756), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 9883));
    await startRecovery(main);
}


/***/ }),

/***/ 8030:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ renderLocation),
/* harmony export */   T: () => (/* binding */ selectAnnotations)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4806);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5609);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6359);



/**
 * GitHub shows 10 annotations of a kind for a step and silently drops the rest.
 * @see actions/runner 258d6c8, ExecutionContext.cs:144
 */
const limitOfAKind = 10;
/** The runner cuts a message at 4,096 characters. */
const limitChars = 4_000;
/** What is shown on its line and beside the run, at most 10 of a kind: warnings before errors, why it failed last. */
function selectAnnotations(results) {
    // Targets that share a description share its problems, and what is to be said of it.
    const problems = [...new Set(results.flatMap(({ description }) => description?.problems ?? []))];
    const warnings = [...new Set(results.flatMap((result) => result.warnings))].map((message) => ({
        severity: 'warning',
        message,
        place: undefined,
    }));
    const failures = results.filter(_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailed */ .Ix).map(annotateFailure);
    const reported = failures.flatMap(({ place }) => (place === undefined ? [] : [keyOf(place)]));
    // The failure repeats the first error in full: a second annotation at its location would be noise.
    const untold = problems.filter((one) => one.severity === 'warning' || !reported.includes(keyOf(one)));
    const { warning = [], error = [] } = Object.groupBy(untold, ({ severity }) => severity);
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
    // The log shows the message alone: it carries its place itself.
    const where = ` (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(renderLocation(problem), 400)})`;
    const text = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(message, limitChars - where.length) + where;
    return { severity, message: text, place: { file, line, column } };
}
/** `api/openapi.yaml:12:3`, as editors and terminals understand it. */
function renderLocation({ file, line, column }) {
    return [file, line, column].filter((part) => part !== undefined).join(':');
}
function annotateFailure(result) {
    const failure = (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .findFailure */ .gd)(result);
    // A message that is a list would swallow what follows it on its last line.
    const separator = failure?.message.includes('\n') === true ? '\n' : ' ';
    return { severity: 'error', message: (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFailure */ .Ic)(result).join(separator), place: failure?.at };
}


/***/ }),

/***/ 803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bN: () => (/* binding */ findWorst),
/* harmony export */   id: () => (/* binding */ findConcern),
/* harmony export */   w_: () => (/* binding */ gatherCauses),
/* harmony export */   xO: () => (/* binding */ listOpen)
/* harmony export */ });
/* harmony import */ var _openapi_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6364);

/** From so many actions on, what they share is told once. */
const minSharing = 3;
/** What became of the actions that were there before, each cause once: what many share comes first. */
function gatherCauses({ acceptance, comparison }) {
    if (comparison === undefined)
        return [];
    const all = (0,_openapi_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listChanges */ .Wd)(comparison).map(({ change, fingerprint, operation }) => {
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
/** What breaks and nobody has accepted. */
function listOpen({ acceptance, comparison, }) {
    const breaking = comparison === undefined ? [] : (0,_openapi_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listBreaking */ .cp)(comparison);
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   MZ: () => (/* binding */ codeCell),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);

/**
 * Text from outside (names, paths, messages of the service, commit messages) is never shown raw: a line of it could be
 * a workflow command, Markdown, HTML, a mention or a terminal escape. Everything in this folder passes through here.
 */
/** One line of visible characters that starts no workflow command, wherever it is printed. */
function plainText(text, limit = 500) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(renderVisible(text, limit).replace(/^::/u, '\\::'), limit);
}
function renderVisible(text, limit) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderLine */ .ni)(text, limit).replaceAll('##[', '# #['), limit);
}
/**
 * Text as GitHub shows it literally: in a paragraph, a list item, a heading, a table cell. Only words in backticks
 * become inline code: that is how our own messages name inputs, and code is as harmless as escaped text.
 */
function escapeMarkdown(text, limit = 500) {
    return plainText(text, limit)
        .split(/(`[^`]+`)/u)
        .map((part, index) => index % 2 === 1 ? codeCell(part.slice(1, -1), limit) : escapeProse(part, index === 0))
        .join('');
}
// Backslashes do not stop mentions, issue numbers, e-mail addresses and bare links, which GitHub finds after
// rendering, so a zero-width space breaks those.
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
    // What would begin a list or a heading does so only at the start.
    return isStart ? escaped.replace(/^[-+=#]/u, '\\$&').replace(/^(\d+)([.)])(?=\s|$)/u, '$1\\$2') : escaped;
}
/** Text as inline code outside a table. */
function codeSpan(text, limit = 300) {
    // Behind its backtick nothing is at a line's start.
    const line = renderVisible(text, limit);
    if (line === '')
        return '';
    const longest = Math.max(0, ...[...line.matchAll(/`+/gu)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${fence}${padding}${line}${padding}${fence}`;
}
/** Text as inline code in a table's cell, where a pipe must be escaped even inside code. */
function codeCell(text, limit = 300) {
    // Renderers disagree about `\\|`, so a backslash of the text's own is kept away from the pipe's.
    return codeSpan(text.replace(/\\(?=\|)/gu, '\\ '), limit).replaceAll('|', '\\|');
}


/***/ }),

/***/ 9215:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ renderExpectation),
/* harmony export */   Il: () => (/* binding */ renderSteps),
/* harmony export */   Lm: () => (/* binding */ describeFacts),
/* harmony export */   MC: () => (/* binding */ renderDifference),
/* harmony export */   T0: () => (/* binding */ describeHeld),
/* harmony export */   aS: () => (/* binding */ renderBreaking),
/* harmony export */   qt: () => (/* binding */ renderBlocking),
/* harmony export */   yZ: () => (/* binding */ joinWords)
/* harmony export */ });
/* harmony import */ var _openapi_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6364);
/* harmony import */ var _oid_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1265);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);
/* harmony import */ var _change_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(803);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6359);





/** What log and summary tell of a target in the same words; empty where it is not known. Escape it. */
function describeFacts(result) {
    const { description, found } = result;
    const { comparison, operations, payload } = description ?? {};
    const now = operations === undefined ? '' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(operations.length)} now`;
    const difference = comparison === undefined ? '' : renderDifference(result);
    const { added, changed, kept, removed } = (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .findReplacement */ .wk)(result)?.counts ?? {};
    return {
        operations: joinWords([now, difference, renderBreaking(description)], '; '),
        held: found === undefined ? '' : describeHeld(found),
        document: payload === undefined ? '' : renderPayload(payload),
        effect: describeCounts({ added, changed, removed, 'unmanaged and kept': kept }),
        time: describeTime(result),
    };
}
function joinWords(parts, divider) {
    return parts.filter((part) => part !== '').join(divider);
}
function describeCounts(counts) {
    return Object.entries(counts)
        .flatMap(([word, count]) => (count === undefined ? [] : [`${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(count)} ${word}`]))
        .join(', ');
}
/** The comparison in words: `2 operations added, 1 removed, 3 modified`. */
function renderDifference(result) {
    const { description } = result;
    const { comparison, operations } = description ?? {};
    if (comparison === undefined) {
        if (operations === undefined)
            return 'it was not read';
        return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(operations.length, 'operation')} would be imported`;
    }
    const { added, removed, modified } = comparison;
    const words = Object.entries({ added, removed, modified })
        .filter(([, { length }]) => length > 0)
        .map(([word, { length }], index) => index === 0 ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(length, 'operation')} ${word}` : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(length)} ${word}`);
    if (words.length === 0)
        return 'no operation differs';
    const moved = modified.filter(({ movedFrom }) => movedFrom !== undefined).length;
    const unused = (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnused */ .j0)(result) ? ', only in parts that the service doesn’t use' : '';
    return words.join(', ') + (moved === 0 ? '' : ` (${moved} of them moved)`) + unused;
}
/** Describes what blocks a sync: `4 breaking changes in 2 actions (59 more are accepted)`; empty if nothing does. */
function renderBlocking(description) {
    const open = description === undefined ? [] : (0,_change_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .listOpen */ .xO)(description);
    if (description?.comparison === undefined || open.length === 0)
        return '';
    const actions = new Set(open.map(({ operation }) => operation)).size;
    const accepted = (0,_openapi_index_js__WEBPACK_IMPORTED_MODULE_3__/* .listBreaking */ .cp)(description.comparison).length - open.length;
    const reported = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(open.length, 'breaking change')} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(actions, 'action')}`;
    return accepted === 0
        ? reported
        : `${reported} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(accepted)} more ${accepted === 1 ? 'is' : 'are'} accepted)`;
}
/** What a sync would do now: with a base that the copilot doesn't have, that is more than the comparison shows. */
function renderExpectation(result) {
    const { description, found } = result;
    const { added = [], modified = [], removed = [] } = description?.comparison ?? {};
    if (added.length + modified.length + removed.length > 0)
        return renderDifference(result);
    const steps = renderSteps(result);
    if (steps !== '')
        return steps;
    const isDifferent = found?.isInSync === false && description?.operations !== undefined;
    return isDifferent
        ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(description.operations.length, 'operation')} would be imported`
        : renderDifference(result);
}
/** `a sync would add 2 actions, change 1 and remove 0`; empty if it would replace all of them, or this isn't known. */
function renderSteps({ found }) {
    if (found?.steps === undefined)
        return '';
    const { add, change, remove } = found.steps;
    return `a sync would add ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(add, 'action')}, change ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(change)} and remove ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(remove)}`;
}
/** `2 breaking changes in 2 actions, 1 of them accepted`; empty where nothing breaks. */
function renderBreaking(description) {
    const breaking = description?.comparison === undefined ? [] : (0,_openapi_index_js__WEBPACK_IMPORTED_MODULE_3__/* .listBreaking */ .cp)(description.comparison);
    if (description === undefined || breaking.length === 0)
        return '';
    const actions = new Set(breaking.map(({ operation }) => operation)).size;
    const accepted = breaking.length - (0,_change_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .listOpen */ .xO)(description).length;
    const reported = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(breaking.length, 'breaking change')} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(actions, 'action')}`;
    return accepted === 0 ? reported : `${reported}, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(accepted)} of them accepted`;
}
function renderPayload({ bytes, verbatim }) {
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderBytes */ .UP)(bytes)}, ${verbatim ? 'the file byte for byte' : 'an equivalent portable document'}`;
}
/** `12 actions, the version of `1f0c2f3`; compared with the file: 2 missing, 1 extra, 0 changed`. */
function describeHeld(found) {
    const { actions, commit, different, isInSync, missing, extra, unmanaged } = found;
    const version = commit === undefined ? '' : `, the version of \`${(0,_oid_js__WEBPACK_IMPORTED_MODULE_4__/* .shortenOid */ .e7)(commit)}\``;
    const others = unmanaged.length === 0 ? '' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNumber */ .kT)(unmanaged.length)} unmanaged`;
    const drift = { missing: missing.length, extra: extra.length, changed: different.length };
    const reported = isInSync ? 'in sync with the file' : `compared with the file: ${describeCounts(drift)}`;
    return joinWords([`${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(actions, 'action')}${version}`, reported, others], '; ');
}
/** `6.1 s (420 ms reading and checking, 5.7 s replacing)`. */
function describeTime(result) {
    const { emptyMs, pauses = 1, replaceMs, waitMs } = (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .findReplacement */ .wk)(result) ?? {};
    const pause = pauses === 1 ? 'delay after the delete' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(pauses, 'delay')} after a delete`;
    const parts = Object.entries({
        'reading and checking': result.description?.readMs,
        replacing: replaceMs,
        [`of that ${pause}`]: waitMs,
    }).flatMap(([words, ms]) => (ms === undefined ? [] : [`${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .PP)(ms)} ${words}`]));
    const without = emptyMs === 0 ? 'never without its actions' : `without its actions for ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .PP)(emptyMs ?? 0)}`;
    // A copilot that was empty before has missed nothing.
    const gap = emptyMs === undefined || result.found?.actions === 0 ? [] : [`the copilot was ${without}`];
    const detail = [...parts, ...gap].join(', ');
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .PP)(result.totalMs)}${detail === '' ? '' : ` (${detail})`}`;
}


/***/ }),

/***/ 4812:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ renderHeadline)
});

// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/messages/outcomes.ts

/** How a replacement ended, as a headline without a full stop; undefined where why it never began says more. */
function describeOutcome(ending, { actions, file, who }) {
    switch (ending.outcome) {
        case 'synced':
            // Says that the copilot holds them only where somebody looked.
            return ending.verification.how === 'confirmed'
                ? `Synced: the service confirmed ${actions} of ${file} for ${who}${renderOthers(ending)}`
                : `Synced and verified: ${who} has ${actions} of ${file}${renderOthers(ending)}`;
        case 'rolled-back':
            return ending.verification.how === 'confirmed'
                ? `Failed and restored: the service confirmed an earlier version for ${who}`
                : `Failed and restored: ${who} has its previous actions again`;
        case 'aborted':
            return ending.isInferred === true
                ? `Failed, because every delete request failed: ${who} should still have the actions it had`
                : undefined;
        case 'degraded':
            if (ending.kind === 'record-removed')
                return `Failed: ${who} is gone from the service`;
            if (ending.kind === 'search')
                return `Failed: ${who} has its actions, but its search index might be incomplete`;
            if (ending.kind === 'pending')
                return `Failed: ${who} has its actions, but a pending request may still change them`;
            return `Failed and not restored: ${who} may be without its actions`;
    }
}
/** The copilot's actions that don't come from the file, and stayed. */
function renderOthers({ replacement: { counts } }) {
    const { kept = 0 } = counts ?? {};
    if (kept === 0)
        return '';
    return ` and ${kept === 1 ? 'one other' : `${(0,src_text/* renderNumber */.kT)(kept)} others`}`;
}

// EXTERNAL MODULE: ./src/report/facts.ts
var facts = __webpack_require__(9215);
// EXTERNAL MODULE: ./src/report/result.ts
var report_result = __webpack_require__(6359);
;// CONCATENATED MODULE: ./src/report/headline.ts




/** What became of a target, in one sentence without a full stop. Holds text from outside: escape it. */
function renderHeadline(result) {
    const breaking = (0,facts/* renderBreaking */.aS)(result.description);
    // What failed has broken nothing: the copilot does not hold it.
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
    const { description, ending, swaggerFile: file } = result;
    const who = nameCopilot(result);
    const { operations } = description ?? {};
    const actions = `the ${operations === undefined ? 'actions' : (0,src_text/* renderCount */.SS)(operations.length, 'action')}`;
    switch (ending.outcome) {
        case 'previewed':
            return `Preview for ${who}: ${(0,facts/* renderExpectation */.$d)(result)}`;
        case 'unchanged':
            return renderUnchanged(result, who);
        case 'file-removed':
            return `Skipped: ${file} was deleted from the repository, and ${who} keeps its actions`;
        case 'superseded':
            return `Stale: the branch already has a newer ${file}, so nothing was sent to ${who}`;
        case 'synced':
        case 'rolled-back':
        case 'aborted':
        case 'degraded':
            return describeOutcome(ending, { who, file, actions }) ?? renderAborted(result, who);
    }
}
function renderUnchanged(result, who) {
    const { change, ending, swaggerFile: file } = result;
    if ('isReady' in ending)
        return `Ready: the API key is valid, and ${who} exists; ${file} did not change in this push, so nothing was sent`;
    if ((0,report_result/* findReason */.Uc)(result) === 'in-sync') {
        const why = (0,report_result/* isUnused */.j0)(result)
            ? `the service doesn’t use the change of ${file}`
            : `${who} already matches ${file}`;
        return `In sync: ${why}, so nothing was changed`;
    }
    const why = change?.reason === 'ref-deleted' ? 'the branch or tag was deleted' : `${file} did not change`;
    return `Unchanged: ${why}, so nothing was sent to ${who}`;
}
function renderAborted({ copilotId, description, ending }, who) {
    const before = 'Failed before anything was changed';
    const { code } = (0,report_result/* findFailure */.gd)({ ending }) ?? {};
    if (code === 'bad-input')
        return `${before}: an input is missing or wrong`;
    if (code === 'copilot-unknown') {
        const isNameless = copilotId === undefined;
        return `${before}: ${isNameless ? 'the workflow names no copilot' : `the key has no access to copilot ${copilotId}`}`;
    }
    if (code === 'strategy-unsupported')
        return `Not supported by this service: ${who} was not changed`;
    const blocking = code === 'breaking-change' ? (0,facts/* renderBlocking */.qt)(description) : '';
    return blocking === ''
        ? `${before}: ${who} keeps the actions it had`
        : `Blocked by ${blocking}: ${who} was not changed`;
}


/***/ }),

/***/ 315:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ renderLines),
/* harmony export */   PL: () => (/* binding */ renderDetails),
/* harmony export */   zF: () => (/* binding */ renderTitle)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4806);
/* harmony import */ var _change_groups_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(803);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5609);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9215);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4812);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6359);






/** So many lines tell of changes in the log; the summary holds them all. */
const namedRows = 10;
/** The last log lines of a target, without line breaks. What failed and what to do is the step's error. */
function renderLines(result) {
    return [renderTitle(result), ...renderDetails(result)];
}
/** How it ended, in one line: of many targets the title of what is told of each. */
function renderTitle(result) {
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)((0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .renderHeadline */ .L)(result))}.`;
}
function renderDetails(result) {
    const { description, ending } = result;
    const { document, operations, time } = (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFacts */ .Lm)(result);
    // A line of the file stands behind its number: it cannot be read as a command.
    const frames = (description?.frames ?? []).flatMap(({ lines, spot }) => [
        `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(spot.file)}:${spot.line}:${spot.column}`,
        ...lines,
    ]);
    return [
        ...frames,
        ...(ending.outcome === 'synced' ? [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(ending.state)] : []),
        ...(operations === '' ? [] : [`Operations: ${operations}.`]),
        ...(description === undefined ? [] : renderChanges(description)),
        ...(document === '' ? [] : [`Document: ${document}.`]),
        ...(description?.rewrites ?? []).map(({ message }) => `  Rewritten: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(message)}`),
        ...((0,_result_js__WEBPACK_IMPORTED_MODULE_3__/* .findReplacement */ .wk)(result)?.incidents ?? []).map((incident) => `What happened: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(incident)}`),
        `Time: ${time}.`,
    ];
}
function renderChanges(description) {
    const all = [
        ...(0,_change_groups_js__WEBPACK_IMPORTED_MODULE_4__/* .gatherCauses */ .w_)(description).map(renderCause),
        ...(description.comparison?.added ?? []).map((operation) => `  + ${nameOperation(operation)}`),
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OT: () => (/* binding */ linkPath),
/* harmony export */   R: () => (/* binding */ linkCommits),
/* harmony export */   up: () => (/* binding */ renderFooter),
/* harmony export */   yG: () => (/* binding */ linkPlace)
/* harmony export */ });
/* harmony import */ var _oid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1265);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5609);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9215);



/** A file of the repository at the commit that was read, as inline code, with a link where there is a page. */
function linkPath(file, links) {
    const commit = links.result.change?.head;
    return linkPlace((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(file, 200), { file, line: undefined, commit }, links);
}
/** Markdown that leads to a line of a file at a commit; the Markdown alone where there is no page for it. */
function linkPlace(markdown, { commit, file, line }, { result, run: { isGitea, repositoryUrl } }) {
    const reason = result.change?.reason;
    const isElsewhere = reason === 'other-repository' || reason === 'untracked';
    if (repositoryUrl === undefined || commit === undefined || !(0,_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .isOid */ .dH)(commit) || isElsewhere)
        return markdown;
    const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const tree = isGitea ? 'src/commit' : 'blob';
    // Of a file that differs from the commit's, the lines may differ, too.
    const anchor = line === undefined || reason === 'dirty' ? '' : `#L${line}`;
    return link(markdown, `${repositoryUrl}/${tree}/${commit}/${path}${anchor}`);
}
/** What was compared: the two commits with the page that compares them, the one commit, or nothing. */
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
/** Only an address that cannot leave the link's brackets is made one. `label` is Markdown already. */
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

/***/ 6359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hq: () => (/* binding */ isChanged),
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   Ix: () => (/* binding */ isFailed),
/* harmony export */   TJ: () => (/* binding */ isDrifted),
/* harmony export */   Uc: () => (/* binding */ findReason),
/* harmony export */   _0: () => (/* binding */ sortByOutcome),
/* harmony export */   gd: () => (/* binding */ findFailure),
/* harmony export */   j0: () => (/* binding */ isUnused),
/* harmony export */   lS: () => (/* binding */ needsSync),
/* harmony export */   rM: () => (/* binding */ isQuiet),
/* harmony export */   wk: () => (/* binding */ findReplacement)
/* harmony export */ });
function findFailure({ ending }) {
    return 'failure' in ending ? ending.failure : undefined;
}
/** What failed, what to do and what the copilot holds now; nothing where it did not fail. */
function describeFailure(ended) {
    const failure = findFailure(ended);
    if (failure === undefined)
        return [];
    return [failure.message, failure.hint, ended.ending.state].filter((part) => part !== undefined);
}
/** True where the ending makes the step end with exit code 1. */
function isFailed(ended) {
    return findFailure(ended) !== undefined;
}
/** Nothing was to be done: there may be hundreds of such targets, and none is news. */
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
/** The results with the worst first; among equals the order of the targets stays. */
function sortByOutcome(results) {
    const rank = ({ ending }) => worstFirst.indexOf(ending.outcome);
    return results.toSorted((one, other) => rank(one) - rank(other));
}
/** One word: why the target ended as it did. */
function findReason(result) {
    const { change, ending, found } = result;
    if (ending.outcome === 'unchanged' && found?.isInSync === true)
        return 'in-sync';
    return isDrifted(result) ? 'drifted' : (change?.reason ?? '');
}
/** Whether a sync of this target would send anything: the file changed, or the copilot has other actions. */
function needsSync(result) {
    const isForced = result.change?.reason === 'forced';
    if (result.found?.isInSync === true && !isForced)
        return false;
    return isChanged(result) || isDrifted(result);
}
/** Whether the file changed only in parts that the service doesn't use. */
function isUnused({ description }) {
    return description?.isUnused === true;
}
/** The file did not change, and `base: copilot` saw that the copilot does not hold what it says. */
function isDrifted({ change, found }) {
    return change?.asksCopilot === true && !change.changed && found?.isInSync === false;
}


/***/ }),

/***/ 2383:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ renderSection),
  C: () => (/* binding */ renderState)
});

// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
// EXTERNAL MODULE: ./src/report/change-groups.ts
var change_groups = __webpack_require__(803);
// EXTERNAL MODULE: ./src/report/escape.ts
var report_escape = __webpack_require__(5609);
// EXTERNAL MODULE: ./src/report/table.ts
var report_table = __webpack_require__(8624);
;// CONCATENATED MODULE: ./src/report/acceptance.ts




/** The lines by which people accept what stopped a description, to be pasted; empty where nothing did. */
function renderAcceptance({ description }, limitBytes) {
    const { acceptance } = description ?? {};
    // What cannot be told apart is accepted together.
    const reported = description === undefined ? [] : (0,change_groups/* listOpen */.xO)(description);
    const open = [...new Map(reported.map((one) => [one.fingerprint, one])).values()];
    if (acceptance === undefined || open.length === 0)
        return '';
    const { cut, lines } = (0,report_table/* fitLines */.RV)(open, ({ change, fingerprint, operation: { method, path } }) => 
    // Behind their dash, what comes from outside can neither end the fence nor begin a line.
    `- fingerprint: '${fingerprint}' # ${(0,report_escape/* plainText */.wh)(`${method} ${path}: ${change.sentence}`, 200)}\n  reason: ''\n  accepted-by: ''`, limitBytes);
    const rest = cut === 0
        ? []
        : ['', `…and ${(0,src_text/* renderCount */.SS)(cut, 'more change')}, cut to keep this short: accept these first.`];
    const title = `To accept ${(0,src_text/* renderCount */.SS)(open.length, 'breaking change')}: entries to paste`;
    const words = `Paste the entries for intended changes into ${(0,report_escape/* codeSpan */.SS)(acceptance.file)}, and fill in \`why\` and \`who\`.`;
    return (0,report_table/* renderFolded */.jq)(title, [words, '', '```yaml', ...lines, '```', ...rest].join('\n'));
}

// EXTERNAL MODULE: ./src/report/facts.ts
var facts = __webpack_require__(9215);
// EXTERNAL MODULE: ./src/report/headline.ts + 1 modules
var headline = __webpack_require__(4812);
// EXTERNAL MODULE: ./src/report/links.ts
var report_links = __webpack_require__(9401);
;// CONCATENATED MODULE: ./src/report/operations.ts






/** Up to here one open table is easier to read than folded ones. */
const openRows = 20;
/** So many changes of one action are told; the report holds them all. */
const reportedChanges = 8;
/** So many of the actions that share a change are named openly, and so many bytes of all of them. */
const openNames = 4;
const namesLimitBytes = 4_000;
/** A sign can be seen from afar, and its word can be read. GitHub would break the line between them. */
const signs = {
    breaking: '🔴&nbsp;breaking',
    accepted: '🟡&nbsp;accepted',
    changes: '🟡&nbsp;changed',
    added: '🟢&nbsp;added',
    none: '⚪&nbsp;same',
};
/** What changes for the copilot, action by action, as Markdown below `limitBytes`; empty where nothing differs. */
function renderOperations(links, limitBytes) {
    const { description } = links.result;
    if (description?.comparison === undefined)
        return renderUncompared(links, limitBytes);
    const rows = [
        ...(0,change_groups/* gatherCauses */.w_)(description).map((cause) => ({
            sign: (0,change_groups/* findWorst */.bN)(cause),
            text: () => describeCause(cause, links),
        })),
        ...description.comparison.added.map((operation) => ({
            sign: 'added',
            text: () => (0,facts/* joinWords */.yZ)(describeNew(operation, links), '<br>'),
        })),
    ];
    const { breaking = [], accepted = [], changes = [], added = [], none = [], } = Object.groupBy(rows, ({ sign }) => sign);
    // What breaks something is never folded away; what the copilot does not use always is.
    const loud = [...breaking, ...accepted];
    const isShort = rows.length - none.length <= openRows;
    const folded = [
        [(0,src_text/* renderCount */.SS)(changes.length, 'other change'), isShort ? [] : changes],
        [`${(0,src_text/* renderCount */.SS)(added.length, 'action')} added`, isShort ? [] : added],
        [`${(0,src_text/* renderCount */.SS)(none.length, 'change')} without effect on the copilot`, none],
    ];
    const share = limitBytes / (folded.length + 1);
    return (0,report_table/* joinBlocks */.x9)([
        renderRows(isShort ? [...loud, ...changes, ...added] : loud, share),
        ...folded.map(([title, some]) => (0,report_table/* renderFolded */.jq)(title, renderRows(some, share))),
    ]);
}
/** All that the file has, where there is nothing to compare it with. */
function renderUncompared(links, limitBytes) {
    const { noComparison, operations: rows } = links.result.description ?? {};
    if (rows === undefined)
        return '';
    const header = ['Action', 'Summary'];
    const describe = (operation) => describeNew(operation, links);
    const table = (0,report_table/* renderTable */.bo)({ noun: 'operation', header, rows, describe }, limitBytes);
    return (0,report_table/* joinBlocks */.x9)([
        noComparison === undefined ? '' : `Not compared: ${(0,report_escape/* escapeMarkdown */.FV)(noComparison.replace(/\.$/u, ''))}.`,
        (0,report_table/* renderFolded */.jq)(`All ${(0,src_text/* renderCount */.SS)(rows.length, 'operation')}`, table),
    ]);
}
function renderRows(rows, limitBytes) {
    // The sign comes first: on a narrow screen the rest may lie out of sight.
    const header = ['', 'What changes for the copilot'];
    const describe = ({ sign, text }) => [signs[sign], text()];
    return (0,report_table/* renderTable */.bo)({ noun: 'row', header, rows, describe }, limitBytes);
}
function describeCause(cause, links) {
    const { operations, parts } = cause;
    const [only] = operations;
    if (only !== undefined && operations.length === 1) {
        return `${describeOperation(only, links)}<br>${describeParts(parts)}`;
    }
    const { cut, lines } = (0,report_table/* fitLines */.RV)(operations, (operation) => describeOperation(operation, links), namesLimitBytes);
    const names = [...lines, ...(cut === 0 ? [] : [`…and ${(0,src_text/* renderNumber */.kT)(cut)} more`])].join('<br>');
    const which = operations.length <= openNames ? `<br>${names}` : `<details><summary>which</summary>${names}</details>`;
    return `**${(0,src_text/* renderCount */.SS)(operations.length, 'action')}:** ${describeParts(parts)}${which}`;
}
/** What breaks, then, behind a click, what else changes. */
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
    const place = links.result.description?.places.get(operation);
    const title = `**${(0,report_escape/* escapeMarkdown */.FV)(name, 120)}**`;
    const linked = place === undefined ? title : (0,report_links/* linkPlace */.yG)(title, place, links);
    return `${linked} ${(0,report_escape/* codeCell */.MZ)(`${method} ${path}`, 200)}`;
}
/** With its summary, which without an operationId is its name: saying it twice helps nobody. */
function describeNew(operation, links) {
    const { name, summary = '' } = operation;
    return [describeOperation(operation, links), summary === name ? '' : (0,report_escape/* escapeMarkdown */.FV)(summary, 160)];
}

// EXTERNAL MODULE: ./src/syntax/pointer.ts
var syntax_pointer = __webpack_require__(2612);
// EXTERNAL MODULE: ./src/report/annotations.ts
var annotations = __webpack_require__(8030);
;// CONCATENATED MODULE: ./src/report/problems.ts







/** So many places of one rule are named. */
const namedLocations = 3;
/** The problems of a kind as Markdown below `limitBytes`: a row a rule. */
function renderProblems(links, severity, limitBytes) {
    const problems = (links.result.description?.problems ?? []).filter((one) => one.severity === severity);
    const rows = [...Map.groupBy(problems, ({ rule }) => rule).values()];
    const describe = (group) => [
        (0,report_escape/* escapeMarkdown */.FV)(group[0]?.message ?? '', 600) +
            (group.length > 1 ? `<br>**And ${(0,src_text/* renderCount */.SS)(group.length - 1, 'more place')} like it.**` : ''),
        group
            .slice(0, namedLocations)
            .map((problem) => describePlace(problem, links))
            .join('<br>'),
    ];
    const header = ['What is wrong', 'Where'];
    const table = (0,report_table/* renderTable */.bo)({ noun: 'kind of problem', header, rows, describe }, limitBytes);
    return (0,report_table/* renderTitled */.$8)(`${(0,src_text/* renderCount */.SS)(problems.length, severity)} in the OpenAPI file`, table);
}
/** The lines of the file around the first errors. */
function renderFrames({ result }) {
    const frames = (result.description?.frames ?? []).map(({ lines, spot: { column, file, line } }) => {
        // Behind its number no line of it is at a line's start, so none can end the fence.
        return `${(0,report_escape/* codeSpan */.SS)(`${file}:${line}:${column}`)}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``;
    });
    return (0,report_table/* joinBlocks */.x9)(frames);
}
function describePlace(problem, links) {
    const { file, line, pointer } = problem;
    const at = { file, line, commit: links.result.change?.head };
    const place = (0,report_links/* linkPlace */.yG)((0,report_escape/* codeCell */.MZ)((0,annotations/* renderLocation */.C)(problem), 200), at, links);
    return (0,facts/* joinWords */.yZ)([nameOperation(pointer), place], '<br>');
}
/** The operation that a pointer leads into, as people know it: `GET /orders`, else the pointer's own words. */
function nameOperation(pointer) {
    const [root, path = '', key = ''] = (0,syntax_pointer/* parsePointer */.vp)(pointer) ?? [];
    if (root !== 'paths')
        return pointer === '' ? '' : (0,report_escape/* codeCell */.MZ)((0,src_text/* cutText */.IN)(pointer, 80));
    const isMethod = /^(?:get|put|post|delete|options|head|patch|trace|query)$/u.test(key);
    return (0,report_escape/* codeCell */.MZ)(isMethod ? `${key.toUpperCase()} ${path}` : path, 200);
}

// EXTERNAL MODULE: ./src/report/result.ts
var report_result = __webpack_require__(6359);
;// CONCATENATED MODULE: ./src/report/section.ts











/** How a section's bytes are shared out, so that no long list pushes another out of the summary. */
const share = { operations: 0.5, problems: 0.15, notes: 0.1 };
/** Longest record that is shown, in characters; an instruction text can be long. */
const recordLimit = 30_000;
/** One target as a section: what became of it, what a person must know or do, what changed; the rest is folded. */
function renderSection(links, limitBytes) {
    const { result } = links;
    const rewritten = (result.description?.rewrites ?? []).map(({ message }) => message);
    const changes = renderChanges(links, limitBytes * share.operations);
    return (0,report_table/* joinBlocks */.x9)([
        `### ${renderSign(result)}${(0,report_escape/* escapeMarkdown */.FV)((0,headline/* renderHeadline */.L)(result), 400)}`,
        result.ending.outcome === 'previewed' ? renderPreview(links) : renderState(result),
        renderRecord(result),
        renderProblems(links, 'error', (limitBytes * share.problems) / 2),
        renderFrames(links),
        (0,report_table/* renderTitled */.$8)('Warnings', renderBullets(result.warnings, limitBytes * share.notes)),
        // Beside a failure, what the change would have been is a detail, unless that is what failed.
        (0,report_result/* isFailed */.Ix)(result) && (0,report_result/* findFailure */.gd)(result)?.code !== 'breaking-change'
            ? (0,report_table/* renderFolded */.jq)('What the change would have been', changes)
            : changes,
        renderAcceptance(result, limitBytes * share.notes),
        renderProblems(links, 'warning', limitBytes * share.problems),
        (0,report_table/* renderFolded */.jq)('Rewrites applied before the import', renderBullets(rewritten, limitBytes * share.notes)),
        (0,report_table/* renderFolded */.jq)('This run', renderTarget(links)),
    ]);
}
/** A preview's headline can be read from afar. */
function renderSign({ description, ending }) {
    if (ending.outcome !== 'previewed' || description?.comparison === undefined)
        return '';
    if ((0,change_groups/* listOpen */.xO)(description).length > 0)
        return '🔴 ';
    const { added, modified, removed } = description.comparison;
    return added.length + modified.length + removed.length === 0 ? '⚪ ' : '🟡 ';
}
/** What a preview is of, in one line, and where the copilot has drifted. */
function renderPreview(links) {
    const { description, swaggerFile } = links.result;
    const operations = description?.operations;
    const count = operations === undefined ? '' : (0,src_text/* renderCount */.SS)(operations.length, 'operation');
    const parts = [
        (0,report_links/* linkPath */.OT)(swaggerFile, links),
        (0,report_links/* linkCommits */.R)(links),
        count,
        (0,facts/* renderSteps */.Il)(links.result),
        'nothing was sent',
    ];
    return (0,report_table/* joinBlocks */.x9)([(0,facts/* joinWords */.yZ)(parts, ' · '), renderDrift(links.result)]);
}
/** Told beside a preview: it compares two versions of the file, and the copilot may hold neither. */
function renderDrift({ change, found }) {
    if (found === undefined || found.isInSync || (found.commit !== undefined && found.commit === change?.base))
        return '';
    return `**Drift:** the copilot has ${(0,report_escape/* escapeMarkdown */.FV)((0,facts/* describeHeld */.T0)(found))}.`;
}
/** What failed, what to do and what the copilot holds now, in a box that nobody overlooks; else one sentence. */
function renderState({ ending }) {
    const failure = (0,report_result/* findFailure */.gd)({ ending });
    if (failure === undefined)
        return (0,report_escape/* escapeMarkdown */.FV)(ending.state, 1_000);
    const reported = { 'What failed': failure.message, 'What to do': failure.hint ?? '', Now: ending.state };
    const body = Object.entries(reported)
        .flatMap(([title, text]) => (text === '' ? [] : [`**${title}:** ${renderMessage(text)}`]))
        .join('\n\n');
    // GitHub shows an alert as a box in colour; everywhere else it is a plain quotation.
    const alert = ending.outcome === 'degraded' ? 'CAUTION' : 'WARNING';
    return `[!${alert}]\n${body}`.replace(/^/gmu, '> ').replace(/ +$/gmu, '');
}
/** A message in lines keeps them, at most 40: some list the copilots that a key can access. */
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
function renderChanges(links, limitBytes) {
    const { description, ending } = links.result;
    const table = renderOperations(links, limitBytes);
    const isSame = description?.comparison !== undefined && table === '' && ending.outcome === 'synced';
    if (!isSame)
        return table;
    return (0,report_result/* isDrifted */.TJ)(links.result)
        ? 'The file did not change, but the copilot’s actions had drifted from it.'
        : 'No operation differs.';
}
function renderBullets(sentences, limitBytes) {
    const { lines, cut } = (0,report_table/* fitLines */.RV)(sentences, (sentence) => `- ${(0,report_escape/* escapeMarkdown */.FV)(sentence, 800)}`, limitBytes);
    return [...lines, ...(cut === 0 ? [] : [`- …and ${(0,src_text/* renderNumber */.kT)(cut)} more in the log.`])].join('\n');
}
/** The copilot's fields, for a person who must recreate a record that the delete removed. */
function renderRecord({ copilot, ending }) {
    if (ending.outcome !== 'degraded' || ending.kind !== 'record-removed' || copilot === undefined)
        return '';
    // Inside JSON line breaks are escaped, so no line of it can end the fence: only backticks at a line's start could.
    const json = (0,src_text/* cutText */.IN)(escapeInvisible(JSON.stringify(copilot.record, undefined, 2)), recordLimit);
    return (0,report_table/* renderFolded */.jq)('The copilot’s fields as they were (without its token), to recreate it by hand', `\`\`\`json\n${json}\n\`\`\``);
}
/** JSON's own way of writing what would be invisible, or would turn the reading direction round. */
function escapeInvisible(json) {
    return json.replace(/[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
/** The target in a small table: who, which file, why, what was compared and sent, what happened, how long it took. */
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
/** The copilot's name in bold, its id and its status. */
function describeCopilot({ copilot, copilotId, ...known }) {
    if (copilotId === undefined)
        return 'not named';
    const id = (0,facts/* joinWords */.yZ)([(0,report_escape/* codeCell */.MZ)(copilotId, 80), (0,report_escape/* escapeMarkdown */.FV)(copilot?.status ?? '', 40)], ', ');
    const name = copilot?.name ?? known.name;
    return name === undefined ? id : `**${(0,report_escape/* escapeMarkdown */.FV)(name, 120)}** (${id})`;
}


/***/ }),

/***/ 8624:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ renderTitled),
/* harmony export */   RV: () => (/* binding */ fitLines),
/* harmony export */   bo: () => (/* binding */ renderTable),
/* harmony export */   jq: () => (/* binding */ renderFolded),
/* harmony export */   x9: () => (/* binding */ joinBlocks)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4806);

/** A table of as many rows as fit into `limitBytes` of UTF-8, and a line that counts the rest; empty without rows. */
function renderTable(table, limitBytes) {
    if (table.rows.length === 0)
        return '';
    const head = [renderRow(table.header), renderRow(table.header.map(() => ':---'))];
    const { lines, cut } = fitLines(table.rows, (row) => renderRow(table.describe(row)), limitBytes - weigh(head));
    const rest = cut === 0 ? [] : ['', `…and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(cut, `more ${table.noun}`)}, cut to keep this short.`];
    return [...head, ...lines, ...rest].join('\n');
}
/** The lines of as many items as fit into `limitBytes` of UTF-8, and how many items were cut. */
function fitLines(items, render, limitBytes) {
    const lines = [];
    let leftBytes = limitBytes;
    for (const item of items) {
        const line = render(item);
        leftBytes -= weigh([line]);
        if (leftBytes < 0)
            break;
        lines.push(line);
    }
    return { lines, cut: items.length - lines.length };
}
/** Markdown below a heading, or behind a line that opens it with a click: empty where there is nothing to show. */
function renderTitled(title, markdown) {
    return markdown === '' ? '' : `#### ${title}\n\n${markdown}`;
}
/** @param title escaped already */
function renderFolded(title, markdown) {
    // GitHub reads Markdown inside HTML only after an empty line.
    return markdown === '' ? '' : `<details><summary>${title}</summary>\n\n${markdown}\n\n</details>`;
}
/** Blocks of Markdown one below the other; what is empty leaves no gap. */
function joinBlocks(blocks) {
    return blocks.filter((block) => block !== '').join('\n\n');
}
function renderRow(cells) {
    return `| ${cells.join(' | ')} |`;
}
function weigh(lines) {
    return lines.reduce((bytes, line) => bytes + Buffer.byteLength(line) + 1, 0);
}


/***/ }),

/***/ 9850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ createClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);

function createClock() {
    return {
        nowMs,
        sleep: async (ms, signal) => {
            const endMs = nowMs() + ms;
            // Timers may fire up to a millisecond early against the monotonic clock; the pause is never short.
            for (let restMs = ms; restMs > 0; restMs = endMs - nowMs()) {
                if (signal?.aborted === true)
                    return;
                // A timer left behind would keep the process alive; all that can reject is the signal.
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.ceil(restMs), undefined, signal && { signal }).catch(() => undefined);
            }
        },
    };
}
/** Counted from the machine's boot, so that the post step can read what the main step has written down. */
function nowMs() {
    return Number(process.hrtime.bigint()) / 1_000_000;
}


/***/ }),

/***/ 5258:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ createRunner)
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
/** What runners send to stop a step; SIGHUP comes from a terminal that is closed, SIGBREAK is Windows' second signal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];
/**
 * Aborted by the first signal. Replaces the signals' default, which is to die at once: from here on the process finishes
 * what it has begun.
 */
function createInterruption(source = process, streams = [process.stdout, process.stderr]) {
    // A log that nobody reads any more (EPIPE) is no reason to leave a copilot empty: the work goes on.
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

;// CONCATENATED MODULE: ./src/runner/log.ts
/** A log for people who read it as it is: outside GitHub Actions nobody hides secrets or understands commands. */
function createPlainLog(write) {
    const secrets = new Set();
    const info = (line) => {
        const masked = [...secrets].reduce((text, secret) => text.replaceAll(secret, '***'), line);
        write(renderHarmlessLine(masked));
    };
    const sayAs = (word) => (message) => {
        `${word}: ${message}`.split('\n').forEach(info);
    };
    const group = (title, work) => {
        info(title);
        return work();
    };
    const said = { notice: sayAs('Notice'), warning: sayAs('Warning'), error: sayAs('Error') };
    return {
        log: { info, debug: () => undefined, ...said, group },
        maskSecret: (value) => {
            if (value.trim() !== '')
                secrets.add(value);
        },
    };
}
/** A log of workflow commands: the runner shows them, and masks. */
function createActionsLog(commands) {
    const say = (show) => (line) => {
        show(renderHarmlessLine(line));
    };
    const annotate = (show) => (message, at) => {
        const place = at && { file: at.file, startLine: at.line, startColumn: at.column };
        show(renderHarmlessText(message), place);
    };
    return {
        log: {
            info: say(commands.info),
            debug: say(commands.debug),
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
/** Longest piece of text from outside that one log line or annotation carries, in characters; the runner cuts at 4,096. */
const limitChars = 3_500;
/**
 * One line that the runner prints and does not obey: it reads `::command::` at a line's start (after any white space)
 * and `##[command]` anywhere, and it ends a line at LF and CR alike. Terminal escapes become visible.
 * @see actions/runner 258d6c8, src/Runner.Common/ActionCommand.cs
 */
function renderHarmlessLine(text) {
    const line = renderHarmlessText(text).replaceAll('\n', '\\n');
    return /^\s*::/.test(line) ? `“${line}` : line;
}
/** The same for text that reaches the runner in an escaped command (an annotation), where line breaks are allowed. */
function renderHarmlessText(text) {
    return cut(text)
        .replaceAll('##[', '# #[')
        .replaceAll('\r\n', '\n')
        .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, renderVisible);
}
function cut(text) {
    return text.length <= limitChars ? text : `${text.slice(0, limitChars).trimEnd()} … (cut)`;
}
function renderVisible(character) {
    if (character === '\n' || character === '\t')
        return character;
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

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
    // Commands are for runners of GitHub's kind; anywhere else `::add-mask::` would print the very secret.
    const isActions = env['GITHUB_ACTIONS'] === 'true';
    const { log, maskSecret } = isActions ? createActionsLog(commands) : createPlainLog(console.log);
    let hasOutputs = true;
    // A variable that a workflow sets to nothing counts as missing.
    const findText = (name) => (env[name] === '' ? undefined : env[name]);
    return {
        ...{ log, env, fail, catchSignals },
        workspace: findText('GITHUB_WORKSPACE') ?? process.cwd(),
        temporaryFolder: findText('RUNNER_TEMP') ?? (0,external_node_os_.tmpdir)(),
        // Shells cannot assign a name with a hyphen, and a key on a command line can be seen by every process.
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
                // The copilot has its actions by now: a report that cannot be written undoes nothing.
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
                const message = `The runner’s file for the post step (GITHUB_STATE) is not there: ${(0,field/* findTextField */.nw)(cause, 'message') ?? ''}.`;
                const hint = 'Without it, the post step could not finish what this step leaves open. Run the job again on another runner.';
                throw new errors/* ActionError */.lZ('bad-input', message, { hint, cause });
            }
        },
        writeSummary: (markdown) => {
            // Runners without job summaries leave the variable out; the log has said the same.
            const file = env['GITHUB_STEP_SUMMARY'];
            if (!file)
                return;
            try {
                // As `core.summary` does it, which is a third of that package's code and otherwise unused here.
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
        const hint = 'The runner writes it before each step; a step before this one may have overwritten it.';
        const message = `The event file “${path}” (GITHUB_EVENT_PATH) cannot be read as JSON.`;
        throw new errors/* ActionError */.lZ('bad-input', message, { hint, cause });
    }
}


/***/ }),

/***/ 8880:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: () => (/* binding */ start)
});

;// CONCATENATED MODULE: ./package.json
const package_namespaceObject = {"rE":"1.0.0"};
// EXTERNAL MODULE: ./src/change/event.ts
var change_event = __webpack_require__(1118);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
// EXTERNAL MODULE: ./src/inputs.ts
var src_inputs = __webpack_require__(8676);
// EXTERNAL MODULE: ./src/runner/runner.ts + 6 modules
var runner_runner = __webpack_require__(5258);
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
/** Largest file that is read: beyond it a description is a mistake, and the runner's memory is at stake. */
const limitBytes = 64 * mebibyte;
/**
 * Reads the checkout below `root`, and nothing outside it, links resolved. Not through Node's thread pool: for hundreds of
 * descriptions its detours take longer than all the reading.
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
        const hint = 'Check the file’s permissions, and that an earlier step did not replace it.';
        throw createFileError(path, `cannot be read (${code ?? String(cause)}).`, { hint, cause });
    }
}
function findRealRoot(root) {
    try {
        return external_node_fs_.realpathSync.native(root);
    }
    catch (cause) {
        throw new errors/* ActionError */.lZ('file-missing', `The workspace “${root}” (GITHUB_WORKSPACE) cannot be read.`, {
            hint: 'Make sure that a checkout step runs before this one, and that it puts the repository there.',
            cause,
        });
    }
}
/**
 * `flavour` is this system's; tests give Windows'.
 * @throws ActionError `file-outside-workspace`
 */
function failIfOutside(realFile, { path, realRoot }, flavour = external_node_path_) {
    const inside = flavour.relative(realRoot, realFile);
    const parts = inside.split(flavour.sep);
    const code = 'file-outside-workspace';
    // Absolute where it is on another drive.
    if (flavour.isAbsolute(inside) || parts[0] === '..') {
        const hint = 'Only files inside the checkout are read. Copy the file there, or correct the link.';
        throw createFileError(path, 'leads out of the workspace.', { code, hint });
    }
    // `.git/config` holds the checkout's token; some systems know the folder by `.GIT` as well.
    if (parts.some((part) => part.toLowerCase() === '.git')) {
        const hint = 'Name the description’s own file.';
        throw createFileError(path, 'lies in a `.git` folder, which is never read.', { code, hint });
    }
}
/** Neither a link at the path's end is followed, nor does a named pipe block; Windows knows neither. */
const openFlags = external_node_fs_.constants.O_RDONLY |
    (external_node_fs_.constants.O_NOFOLLOW ?? 0) |
    (external_node_fs_.constants.O_NONBLOCK ?? 0);
function readBounded(absolute, asked) {
    const file = (0,external_node_fs_.openSync)(absolute, openFlags);
    try {
        failIfUnfit(file, asked.path);
        // A folder above may have been swapped for a link since the path was looked at: what is open is what counts.
        failIfOutside(findOpenPath(file, absolute), asked);
        return (0,external_node_fs_.readFileSync)(file);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/** Where the open file lies. Linux tells; elsewhere its path is looked at again, which must still lead to it. */
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
            hint: 'Name the file itself, for example `docs/openapi.yaml`.',
        });
    }
    if (stats.size > limitBytes) {
        const why = `is ${Math.ceil(stats.size / mebibyte)} MiB large; at most ${limitBytes / mebibyte} MiB are read.`;
        throw createFileError(path, why, {
            hint: 'Split the description, or leave out what no operation needs.',
        });
    }
}
function createFileError(path, why, { code, ...rest }) {
    return new errors/* ActionError */.lZ(code ?? 'file-unreadable', `${(0,src_text/* quote */.hD)(path)} ${why}`, { ...rest, at: { file: path } });
}

// EXTERNAL MODULE: ./src/git/git.ts + 1 modules
var git_git = __webpack_require__(8342);
;// CONCATENATED MODULE: ./src/git/git-layout.ts


/**
 * The repository that tracks what lies in `folder`: the nearest `.git` above it. A submodule's own is passed over,
 * since the repository around it holds the commit that the run is about.
 */
function findGitLayout(folder) {
    const top = (0,external_node_path_.resolve)(folder);
    const found = findGitDir((0,external_node_path_.join)(top, '.git'));
    if (found !== undefined)
        return { top, ...found };
    return (0,external_node_path_.dirname)(top) === top ? undefined : findGitLayout((0,external_node_path_.dirname)(top));
}
/** The commit that HEAD names; undefined if its files do not tell (a reftable, an unborn branch). */
function findHead({ gitDir, commonDir }) {
    const head = readText((0,external_node_path_.join)(gitDir, 'HEAD'))?.trim();
    if (!head?.startsWith('ref:'))
        return head;
    const ref = head.slice('ref:'.length).trim();
    const loose = readText((0,external_node_path_.join)(commonDir, ref))?.trim();
    if (loose !== undefined && /^[0-9a-f]+$/.test(loose))
        return loose;
    const packed = readText((0,external_node_path_.join)(commonDir, 'packed-refs'));
    const line = packed?.split('\n').find((candidate) => candidate.endsWith(` ${ref}`));
    return line?.split(' ', 1)[0];
}
/** `owner/name` of the remote named origin. */
function findOriginRepository({ commonDir }) {
    const config = readText((0,external_node_path_.join)(commonDir, 'config'));
    const section = config?.split(/^[ \t]*\[/m).find((part) => /^remote[ \t]+"origin"\]/i.test(part));
    const url = /^[ \t]*url[ \t]*=[ \t]*"?([^"\r\n]*)/im.exec(section ?? '')?.[1];
    return url === undefined ? undefined : findRepositoryName(url);
}
/** Whether the clone is shallow, as actions/checkout makes it by default. */
function isShallow({ commonDir }) {
    return (readText((0,external_node_path_.join)(commonDir, 'shallow')) ?? '') !== '';
}
/**
 * The last two segments of any URL of a server: https://host/o/n.git, git@host:o/n, ssh://host:22/o/n/.
 * A path on this machine (a mirror, a bundle) says nothing about the repository's name on the server.
 */
function findRepositoryName(url) {
    const isRemote = /^(?!file:)[a-z][a-z0-9+.-]*:\/\/|^[^/\\:]{2,}:(?![/\\])/i.test(url);
    const match = /([^/:]+)\/([^/]+?)(?:\.git)?\/*$/.exec(url.trim());
    return isRemote && match !== null ? `${match[1] ?? ''}/${match[2] ?? ''}` : undefined;
}
function findGitDir(path) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'HEAD')))
        return { gitDir: path, commonDir: path };
    if (!(0,external_node_fs_.existsSync)(path))
        return undefined;
    // A file that names the folder: a submodule, or a linked work tree.
    const target = /^gitdir:\s*(.+?)\s*$/m.exec(readText(path) ?? '')?.[1];
    if (target === undefined)
        return undefined;
    const gitDir = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), target);
    const isWorkTree = /[/\\]worktrees[/\\][^/\\]+$/.test(gitDir);
    if (!isWorkTree && /[/\\]modules[/\\]/.test(gitDir))
        return undefined;
    const common = readText((0,external_node_path_.join)(gitDir, 'commondir'))?.trim() ?? '';
    return { gitDir, commonDir: (0,external_node_path_.resolve)(gitDir, common) };
}
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./src/github/github.ts
var github_github = __webpack_require__(7230);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./src/git/git-objects.ts
/** The commit that a revision names in this clone, or undefined. */
async function findLocalCommit({ objects }, revision) {
    // actions/checkout keeps branches as origin/…, and has a local one only for the branch checked out.
    const found = await objects.read([`${revision}^{commit}`, `origin/${revision}^{commit}`]);
    return found.find((object) => object !== undefined)?.oid;
}
/** The parents as the commit itself names them: a shallow clone hides them from `rev-parse`, not from here. */
async function findLocalParents(git, commit) {
    const [object] = await git.objects.read([`${commit}^{commit}`]);
    if (object === undefined)
        return undefined;
    const [header = ''] = object.bytes.toString().split('\n\n', 1);
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? '');
}
async function findLocalMergeBase(git, base, head) {
    const from = (await findLocalCommit(git, `origin/${base}`)) ?? (await findLocalCommit(git, base));
    if (from === undefined)
        return undefined;
    return (await git.run(['merge-base', from, head]))?.toString().trim();
}
/** Whether the branch, as it was fetched from the server, contains the commit. */
async function isLocallyMerged(git, branch, commit) {
    const args = ['merge-base', '--is-ancestor', commit, `refs/remotes/origin/${branch}`];
    return (await git.run(args)) !== undefined;
}
/** Every file of the commit; none where the clone cannot tell. */
async function listLocalFiles(git, commit) {
    const printed = await git.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]);
    return (printed?.toString() ?? '').split('\0').filter((path) => path !== '');
}
/** Of each folder the entries that are wanted and there; undefined: the clone lacks it. */
async function readLocalFolders({ objects }, asked) {
    const folders = await objects.read(asked.map(({ id }) => id));
    return asked.map(({ names }, index) => {
        const folder = folders[index];
        return folder?.type === 'tree' ? parseFolder(folder, names) : undefined;
    });
}
const [space, nul] = [0x20, 0x00];
/**
 * The wanted entries of a tree object: for each a mode, a space, a name, a zero byte and an id of 20 or 32 bytes.
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
        // Git gives whole trees; with a part of one this would never end.
        if (idAt <= at)
            break;
        at = idAt + idBytes;
    }
    return entries;
}
/** 100644 and 100755 are both files: the executable bit makes no difference to a description. */
const kinds = {
    40000: 'folder',
    120000: 'link',
    160000: 'submodule',
};

// EXTERNAL MODULE: ./src/git/git-renames.ts
var git_renames = __webpack_require__(7396);
// EXTERNAL MODULE: ./src/github/github-commits.ts
var github_commits = __webpack_require__(1401);
// EXTERNAL MODULE: ./src/github/github-renames.ts
var github_renames = __webpack_require__(8760);
// EXTERNAL MODULE: ./src/oid.ts
var oid = __webpack_require__(1265);
// EXTERNAL MODULE: ./src/history/history-reader.ts
var history_reader = __webpack_require__(712);
;// CONCATENATED MODULE: ./src/history/history-checkout.ts






function createCheckout(source, workspace, run) {
    const { git, github, head, findTree, findNearTree } = source;
    // A shallow clone may lack the commits that decide, and its `origin/main` is whatever was checked out by that name.
    const whole = source.isWhole ? git : undefined;
    return {
        isClone: git !== undefined,
        head,
        repository: source.origin,
        workflowFile: run.workflowFile && source.toWorkspacePath(run.workflowFile),
        findTree,
        findNearTree,
        findCommit: (revision, from) => findCommit(from === 'clone' ? { ...source, github: undefined } : source, revision),
        findParents: (commit) => findParents(source, commit),
        findMergeBase: async (base, tip) => {
            const remote = github && (await (0,github_commits/* findGitHubMergeBase */.C5)(github, base, tip));
            return remote ?? (whole && findLocalMergeBase(whole, base, tip));
        },
        isMerged: async (branch) => {
            if (whole !== undefined && (await isLocallyMerged(whole, branch, head)))
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
        findLinkedPaths: (path) => findLinkedPaths(workspace, path),
        findOldPath: async (path, between) => {
            const { findOldPath } = await Promise.all(/* import() | read */[__webpack_require__.e(5), __webpack_require__.e(332), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 7577));
            return findOldPath(source, path, between);
        },
        isSparse: async (path) => {
            const own = source.toRepositoryPath(path);
            return git !== undefined && own !== undefined && (0,git_renames/* isSkipped */.JR)(git, own);
        },
        findNewPath: (path) => findNewPath(source, path),
        listFiles: async () => (git && (await listLocalFiles(git, head)))?.map(source.toWorkspacePath) ?? [],
    };
}
async function findNewPath(source, path) {
    const { git, github, head, toRepositoryPath, toWorkspacePath } = source;
    const own = toRepositoryPath(path);
    if (own === undefined)
        return undefined;
    const local = git && (await (0,git_renames/* findLocalNewPath */.kG)(git, own, head));
    // A shallow clone lacks the commit that renamed the file.
    const found = local ?? (source.isWhole ? undefined : github && (await (0,github_renames/* findGitHubNewPath */.m)(github, own, head)));
    return found === undefined ? undefined : toWorkspacePath(found);
}
async function findParents({ git, github }, commit) {
    const local = git && (await findLocalParents(git, commit));
    return local ?? (github && (await (0,github_commits/* findGitHubParents */.k8)(github, commit)));
}
async function findCommit(source, revision) {
    const { git, github, head, isWhole } = source;
    // `HEAD` is the commit checked out; the server would take it for its default branch.
    const anchored = revision.replace(/^(HEAD|@)(?=[~^]|$)/, head);
    const commit = (git && (await findLocalCommit(git, anchored))) ?? (await findNamedParent(source, anchored));
    if (commit !== undefined)
        return { kind: 'found', commit };
    if (github !== undefined)
        return (0,github_commits/* findGitHubCommit */._E)(github, anchored);
    // Without a server to ask, only a whole clone knows all names.
    return { kind: isWhole ? 'absent' : 'unknown' };
}
/** `<commit>^`, `<commit>~1`, `<commit>^2`: the commit itself names its parents, however shallow the clone. */
async function findNamedParent(source, revision) {
    const [, commit = '', which = '1'] = /^([0-9a-f]+)(?:\^([12])?|~1?)$/.exec(revision) ?? [];
    return (0,oid/* isOid */.dH)(commit) ? (await findParents(source, commit))?.[Number(which) - 1] : undefined;
}
async function findLinkedPaths(workspace, path) {
    const passed = [path];
    for (const at of passed) {
        const next = await followFirstLink(workspace, at);
        if (next !== undefined && passed.length <= history_reader/* limitLinks */.R)
            passed.push(next);
    }
    return passed.slice(1);
}
/** The path with its first link replaced by what the link names; undefined: no link in it, or it leads outside. */
async function followFirstLink(workspace, path) {
    const parts = path.split('/');
    for (const depth of parts.keys()) {
        const above = parts.slice(0, depth + 1).join('/');
        // What is no link cannot be read as one.
        const target = await (0,promises_.readlink)((0,external_node_path_.join)(workspace, above)).catch(() => undefined);
        if (target === undefined)
            continue;
        const named = target.split(external_node_path_.sep).join('/');
        const next = external_node_path_.posix.join(external_node_path_.posix.dirname(above), named, path.slice(above.length));
        return external_node_path_.posix.isAbsolute(named) || next === '..' || next.startsWith('../') ? undefined : next;
    }
    return undefined;
}

// EXTERNAL MODULE: ./src/history/batch.ts
var batch = __webpack_require__(1674);
;// CONCATENATED MODULE: ./src/history/object-sources.ts

function createCloneSource(git) {
    return {
        findTree: (commit, paths) => walkFolders(`${commit}^{tree}`, paths, (asked) => readLocalFolders(git, asked)),
        readBlobs: async (_, oids) => {
            const found = await git.objects.read(oids);
            return new Map(found.flatMap((object) => (object?.type === 'blob' ? [[object.oid, object.bytes]] : [])));
        },
        listBlobs: (commit) => (0,git_renames/* listLocalBlobs */.E5)(git, commit),
    };
}
function createFetchSource(place) {
    const fetch = async (commit, work) => {
        const { withTemporaryClone } = await __webpack_require__.e(/* import() */ 402).then(__webpack_require__.bind(__webpack_require__, 5402));
        return withTemporaryClone(place, commit, (git) => work(createCloneSource(git)));
    };
    return {
        findTree: (commit, paths) => fetch(commit, (way) => way.findTree(commit, paths)),
        readBlobs: async (commit, oids) => (await fetch(commit, (way) => way.readBlobs(commit, oids))) ?? new Map(),
        listBlobs: (commit) => fetch(commit, (way) => way.listBlobs(commit)),
    };
}
// Where the clone knows all that is asked, as it does of an ordinary push, nothing of this is loaded.
const loadGitHub = () => __webpack_require__.e(/* import() */ 620).then(__webpack_require__.bind(__webpack_require__, 620));
function createGitHubSource(github) {
    return {
        findTree: (commit, paths) => findGitHubTree(github, commit, paths),
        readBlobs: async (_, oids) => (await loadGitHub()).readGitHubBlobs(github, oids),
        listBlobs: async (commit) => (await loadGitHub()).listGitHubBlobs(github, commit),
    };
}
/** Lists of folders take one round trip however deep they are; what such a list leaves open is looked for from the top. */
async function findGitHubTree(github, commit, paths) {
    const { listGitHubPaths, readGitHubFolders } = await loadGitHub();
    const listed = await listGitHubPaths(github, commit, paths);
    const open = listed?.flatMap(([path, entry]) => (entry === 'unclear' ? [path] : []));
    const rest = open && (await walkFolders(commit, open, (asked) => readGitHubFolders(github, asked)));
    if (listed === undefined || rest === undefined)
        return undefined;
    const tree = new Map(rest);
    for (const [path, entry] of listed)
        if (typeof entry === 'object')
            tree.set(path, entry);
    return tree;
}
/**
 * What a commit holds at each path; undefined: one of its folders cannot be had. Folder by folder from the top, one
 * question for all paths at each depth: paths are taken literally, no index is read, and what is no folder on the way
 * is seen.
 * @param readFolders gives of each folder at least the wanted entries that it has; undefined: it cannot be had
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

;// CONCATENATED MODULE: ./src/history/relate-folders.ts

/** How the workspace and the repository's top lie to each other: either may be above the other. Both are real paths. */
function relateFolders({ top, workspace }, flavour = external_node_path_) {
    // Paths are given normalised: where both are the same folder, as they usually are, there is nothing to do.
    const relate = (from, to, path) => from === to ? path : flavour.relative(from, flavour.join(to, path)).split(flavour.sep).join('/');
    return {
        toRepositoryPath: (path) => {
            const inside = relate(top, workspace, path);
            // On Windows it may even be on another drive.
            return /^\.\.(?:\/|$)/.test(inside) || flavour.isAbsolute(inside) ? undefined : inside;
        },
        toWorkspacePath: (path) => relate(workspace, top, path),
    };
}

;// CONCATENATED MODULE: ./src/history/history-source.ts





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
    // Without a token the API comes last: it soon has had enough.
    const hasToken = github?.hasToken === true;
    const ways = [...clone, ...(hasToken ? [...api, ...fetch] : [...fetch, ...api])];
    return {
        ...known,
        ...folders,
        github,
        isWhole: git !== undefined && layout !== undefined && !isShallow(layout),
        findTree: createTreeFinder(ways, folders),
        findNearTree: createTreeFinder([...clone, ...(hasToken ? api : [])], folders),
        listBlobs: async (commit) => {
            for (const way of ways) {
                const blobs = await way.listBlobs(commit);
                if (blobs !== undefined)
                    return blobs;
            }
            return undefined;
        },
        readBlobs: async (commit, oids) => {
            const blobs = new Map();
            for (const way of ways) {
                const missing = oids.filter((oid) => !blobs.has(oid));
                if (missing.length === 0)
                    break;
                for (const [oid, bytes] of await way.readBlobs(commit, missing))
                    blobs.set(oid, bytes);
            }
            return blobs;
        },
    };
}
/** Asks one way after the other, for all that is wanted of a commit at the same time. */
function createTreeFinder(ways, { toRepositoryPath }) {
    const memories = new Map();
    const ask = async (commit, paths) => {
        for (const way of ways) {
            const tree = await way.findTree(commit, paths);
            if (tree !== undefined)
                return tree;
        }
        return undefined;
    };
    return async (commit, wanted) => {
        const recall = memories.get(commit) ?? (0,batch/* batch */.v)((paths) => ask(commit, paths));
        memories.set(commit, recall);
        const tree = new Map();
        const asked = wanted.map(async (path) => {
            const own = toRepositoryPath(path);
            // A path outside the repository is in none of its commits; git would refuse the whole question.
            if (own === undefined)
                return true;
            const answer = await recall(own);
            const entry = answer?.get(own);
            if (entry !== undefined)
                tree.set(path, entry);
            return answer !== undefined;
        });
        return (await Promise.all(asked)).includes(false) ? undefined : tree;
    };
}
/** A workspace that is not there holds no repository: reading the description is what says so. */
function findRealPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return path;
    }
}

;// CONCATENATED MODULE: ./src/history/history.ts





/** History from the local clone first, then GitHub's API, then a throw-away fetch. Asks nobody before it must. */
function createHistory(options) {
    const { event, env, workspace } = options;
    const isNamed = /^[^/]+\/[^/]/.test(event.repository);
    const github = isNamed ? (0,github_github/* createGitHub */.C)({ ...options, repository: event.repository }) : undefined;
    const run = readCurrentRun(event, env);
    const openPlace = async (layout, clone) => {
        const git = clone && (0,git_git/* createGit */.lD)(clone, options);
        const head = clone && (findHead(clone) ?? (await git?.objects.read(['HEAD']))?.[0]?.oid);
        const origin = clone && findOriginRepository(clone);
        const source = createSource({ head: head ?? event.sha, origin, git, layout, github }, options);
        return { source, checkout: createCheckout(source, workspace, run) };
    };
    const places = new Map();
    const findPlace = (file, from = 'anywhere') => {
        const layout = findGitLayout((0,external_node_path_.dirname)((0,external_node_path_.join)(workspace, file)));
        const key = `${from} ${layout?.top ?? ''}`;
        const place = places.get(key) ?? openPlace(layout, from === 'github' ? undefined : layout);
        places.set(key, place);
        return place;
    };
    const findVersions = async function* (file, query) {
        // Needed only where something changed, or is unknown.
        const { findFileVersions } = await Promise.all(/* import() | read */[__webpack_require__.e(5), __webpack_require__.e(332), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 4091));
        yield* findFileVersions((await findPlace(file)).source, { file, ...query });
    };
    return {
        findCheckout: async (file, from) => (await findPlace(file, from)).checkout,
        findVersion: async (file, commit, references = []) => {
            const query = commit === undefined ? { commits: [], earlier: 1 } : { commits: [commit], earlier: 0 };
            const { value } = await findVersions(file, { ...query, references }).next();
            return value ?? undefined;
        },
        findVersions,
    };
}
/** What the runner says of the run; a workflow of another repository (a ruleset's) is not looked for in this one. */
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
    const { findNearest } = await Promise.all(/* import() | read */[__webpack_require__.e(5), __webpack_require__.e(332), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 6225));
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
// EXTERNAL MODULE: ./src/report/result.ts
var report_result = __webpack_require__(6359);
// EXTERNAL MODULE: ./src/openapi/reported-change.ts
var reported_change = __webpack_require__(6364);
// EXTERNAL MODULE: ./src/report/change-groups.ts
var change_groups = __webpack_require__(803);
// EXTERNAL MODULE: ./src/report/escape.ts
var report_escape = __webpack_require__(5609);
;// CONCATENATED MODULE: ./src/report/target-report.ts




/**
 * Outputs of a job are limited to 1 MB counted in UTF-16, so ASCII weighs double.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idoutputs
 */
const target_report_limitBytes = 900_000;
/** So many changes of one operation are kept. */
const maxChanges = 50;
/** The longest value of a change that is shown, in characters of JSON. */
const maxValueChars = 200;
/**
 * The output `report`: a JSON array with one object for each target, small enough for a job's output. The words are
 * those of the outputs; what is not known is left out, and what is cut is counted.
 */
function renderTargetReports(results) {
    const count = results.length;
    const full = JSON.stringify(results.map((result) => describeWithLists(result, count)));
    if (weigh(full) <= target_report_limitBytes)
        return full;
    // Hundreds of targets: without what is long; of thousands those that fit.
    const take = createTaker(target_report_limitBytes - 4);
    return JSON.stringify(take(results, (result) => describeBriefly(result, count)));
}
/** Undefined is what is not known. */
function countOperations({ description, }) {
    const { operations, comparison } = description ?? {};
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
        // Of schema/report.schema.json; counts up where a field gets another meaning or goes.
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
        truncated: operations + added + removed + modified,
    };
}
function describe(result, targets) {
    const { description, ending, found, totalMs, warnings } = result;
    const { acceptance, comparison, problems = [], readMs } = description ?? {};
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
        found: found && describeFound(found),
        ...('verification' in ending && describeVerification(ending.verification)),
        effect,
        timings: { totalMs, prepareMs: readMs, replaceMs, settleMs: waitMs, emptyMs },
    };
}
function describeVerification(verification) {
    const unverified = verification.how === 'confirmed' ? (0,report_escape/* plainText */.wh)(verification.why, 200) : undefined;
    return { verified: unverified === undefined, unverified };
}
/** What the copilot held before, against the file; of what is in no version that was read as much as fits. */
function describeFound({ actions, commit, different, missing, extra, unmanaged }) {
    return {
        actions,
        commit: commit && (0,report_escape/* plainText */.wh)(commit, 64),
        missing: missing.length,
        extra: extra.length,
        different: different.length,
        unmanaged: unmanaged.length,
        unmanagedActions: createTaker(target_report_limitBytes / 10)(unmanaged, describeOperation),
    };
}
/** Changed operations come first: where not all fits, the list of everything is cut before them. */
function describeWithLists(result, targets) {
    const base = describe(result, targets);
    const { acceptance, operations = [], comparison } = result.description ?? {};
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
    const take = createTaker((target_report_limitBytes / targets) * 0.95 - weigh(JSON.stringify(base)) - 200);
    const lists = {
        added: take(added, describeOperation),
        removed: take(removed, describeChanged),
        modified: take(modified, ({ movedFrom, operation }) => ({
            ...describeChanged(operation),
            movedFrom: movedFrom && { ...movedFrom, path: (0,report_escape/* plainText */.wh)(movedFrom.path, 300) },
        })),
        operations: take(operations, describeOperation),
    };
    return { ...base, lists, truncated: base.truncated - Object.values(lists).flat().length };
}
/** Takes the entries that fit into a room as JSON, over all calls together; none once one did not. */
function createTaker(budgetBytes) {
    let leftBytes = budgetBytes;
    return (entries, show) => {
        const kept = [];
        for (const entry of entries) {
            const shown = show(entry);
            leftBytes -= weigh(JSON.stringify(shown)) + 2;
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
    const { after, before, place, rule, sentence } = change;
    return {
        class: change.class,
        rule,
        place: (0,report_escape/* plainText */.wh)(place, 300),
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
function weigh(text) {
    return Math.max(Buffer.byteLength(text), text.length * 2);
}

;// CONCATENATED MODULE: ./src/report/outputs.ts


/** The step's outputs. Of many targets the worst decides `outcome` and `reason`; counts are summed. */
function renderOutputs(results) {
    const [deciding] = (0,report_result/* sortByOutcome */._0)(results);
    const counts = results.map(countOperations);
    /** In decimal; empty where none is known. */
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
/** The copilots to sync, each once: ready for a job matrix. */
function listChanged(results) {
    return [...new Set(results.filter(report_result/* needsSync */.lS).flatMap(({ copilotId }) => copilotId ?? []))];
}
// Of many targets: something was confirmed, and nothing that changed was left behind.
function areSynced(results) {
    const isSynced = ({ ending }) => ending.outcome === 'synced';
    const isLeft = (result) => !isSynced(result) && ((0,report_result/* needsSync */.lS)(result) || (0,report_result/* isFailed */.Ix)(result));
    return results.some(isSynced) && !results.some(isLeft);
}

// EXTERNAL MODULE: ./src/report/headline.ts + 1 modules
var headline = __webpack_require__(4812);
// EXTERNAL MODULE: ./src/report/links.ts
var links = __webpack_require__(9401);
// EXTERNAL MODULE: ./src/report/section.ts + 3 modules
var report_section = __webpack_require__(2383);
// EXTERNAL MODULE: ./src/report/table.ts
var report_table = __webpack_require__(8624);
;// CONCATENATED MODULE: ./src/report/summary.ts







/**
 * The runner drops a summary above 1 MiB whole, and masking can lengthen it: this leaves room.
 * @see actions/runner 258d6c8, FileCommandManager.cs
 */
const maxBytes = 900_000;
/**
 * The job summary as GitHub-flavoured Markdown: two lines where nothing changed, else outcome first. One section for one
 * target; for many an overview, then the sections that fit, the worst first.
 */
function renderSummary(results, run, limitBytes = maxBytes) {
    const [first] = results;
    if (first === undefined || results.every(report_result/* isQuiet */.rM))
        return `${renderUnchanged(results)}\n`;
    const overview = results.length === 1 ? '' : renderOverview(results, limitBytes / 4);
    const sections = results.length === 1
        ? (0,report_section/* renderSection */.Y)({ result: first, run }, limitBytes)
        : renderSections(results, run, limitBytes - Buffer.byteLength(overview));
    const note = run.isForgetful && results.some(report_result/* isFailed */.Ix) ? retry : '';
    return `${(0,report_table/* joinBlocks */.x9)([overview, sections, note, (0,links/* renderFooter */.up)(run)])}\n`;
}
/** A failure that nobody notices would stay until the next change of the file. */
const retry = '> **The next push does not try this again** unless it changes the file, because it is compared with this push. Fix the ' +
    'cause, then press “Run workflow”, or re-run this job, which uses the workflow file of the original run. With `base: copilot`, or ' +
    '`base: last-success` and the permission `actions: read`, the next push tries again by itself.';
function renderUnchanged(results) {
    const [first] = results;
    if (first === undefined)
        return '**Nothing to do:** no target in this run.';
    if (results.length > 1)
        return `**Unchanged:** there was nothing to do for ${(0,src_text/* renderNumber */.kT)(results.length)} copilots.`;
    const { change, copilot, ending } = first;
    const detail = change === undefined ? '' : `  \n${(0,report_escape/* escapeMarkdown */.FV)(change.detail)}`;
    // Only of a copilot that was looked up there is more to say than that nothing happened.
    const state = copilot === undefined ? '' : (0,report_escape/* escapeMarkdown */.FV)(ending.state);
    return (0,report_table/* joinBlocks */.x9)([`**${(0,report_escape/* escapeMarkdown */.FV)((0,headline/* renderHeadline */.L)(first))}.**${detail}`, state]);
}
/** What needs a person first, then what changed; the rest is folded. */
function renderOverview(results, limitBytes) {
    const sorted = (0,report_result/* sortByOutcome */._0)(results);
    const counts = [...Map.groupBy(sorted, ({ ending }) => ending.outcome)]
        .map(([outcome, group]) => `${(0,src_text/* renderNumber */.kT)(group.length)} ${outcome}`)
        .join(', ');
    const groups = Map.groupBy(sorted, findGroup);
    const tables = groupNames.map((name) => {
        const rows = groups.get(name) ?? [];
        const header = ['Outcome', 'Copilot', 'Breaking', 'Operations', 'OpenAPI file'];
        const table = (0,report_table/* renderTable */.bo)({ noun: 'target', header, rows, describe: summary_describe }, limitBytes / 3);
        const title = `${name} (${(0,src_text/* renderNumber */.kT)(rows.length)})`;
        return name === 'Nothing to do' ? (0,report_table/* renderFolded */.jq)(title, table) : (0,report_table/* renderTitled */.$8)(title, table);
    });
    const breaking = results.reduce((sum, result) => sum + countBroken(result), 0);
    const alarm = breaking === 0 ? '' : `; 🔴 ${(0,src_text/* renderCount */.SS)(breaking, 'breaking change')}`;
    return (0,report_table/* joinBlocks */.x9)([`### ${(0,src_text/* renderCount */.SS)(results.length, 'copilot')}: ${counts}${alarm}`, ...tables]);
}
const groupNames = ['Needs attention', 'Changed', 'Nothing to do'];
function findGroup(result) {
    if ((0,report_result/* isFailed */.Ix)(result) || ['file-removed', 'superseded'].includes(result.ending.outcome))
        return 'Needs attention';
    return (0,report_result/* isQuiet */.rM)(result) ? 'Nothing to do' : 'Changed';
}
/** What failed has broken nothing. */
function countBroken(result) {
    return (0,report_result/* isFailed */.Ix)(result) ? 0 : (result.description?.comparison?.breaking ?? 0);
}
/** One line a copilot; on a narrow screen what breaks is still in sight. */
function summary_describe(result) {
    const { copilot, copilotId = 'not named', ending, swaggerFile } = result;
    const name = copilot?.name ?? result.name;
    const breaking = countBroken(result);
    return [
        ending.outcome,
        name === undefined ? (0,report_escape/* codeCell */.MZ)(copilotId, 80) : `**${(0,report_escape/* escapeMarkdown */.FV)(name, 60)}**`,
        breaking === 0 ? renderBlank(result, '–') : `🔴&nbsp;${(0,src_text/* renderNumber */.kT)(breaking)}`,
        renderCounts(result) || renderBlank(result, describeUncounted(result)),
        (0,report_escape/* codeCell */.MZ)(swaggerFile, 160),
    ];
}
function renderCounts({ description }) {
    const { added = [], removed = [], modified = [] } = description?.comparison ?? {};
    return Object.entries({ '+': added, '−': removed, '~': modified })
        .flatMap(([mark, { length }]) => (length === 0 ? [] : [`${mark}${(0,src_text/* renderNumber */.kT)(length)}`]))
        .join('&nbsp;');
}
/** An empty cell of a failed target would read as "nothing to report". */
function renderBlank(result, words) {
    return (0,report_result/* isFailed */.Ix)(result) ? words : '';
}
/** Explains why a failed target has no counts of changes. */
function describeUncounted({ description }) {
    if (description === undefined)
        return 'not&nbsp;read';
    return description.comparison === undefined ? 'not&nbsp;compared' : 'no&nbsp;change';
}
/** Open where a person has to act, else folded behind its headline; what does not fit is counted. */
function renderSections(results, run, limitBytes) {
    const worthTelling = (0,report_result/* sortByOutcome */._0)(results).filter((result) => !(0,report_result/* isQuiet */.rM)(result));
    const sections = [];
    let leftBytes = limitBytes;
    for (const [index, result] of worthTelling.entries()) {
        const section = (0,report_section/* renderSection */.Y)({ result, run }, leftBytes / (worthTelling.length - index));
        const title = `<b>${(0,report_escape/* escapeMarkdown */.FV)((0,headline/* renderHeadline */.L)(result), 400)}</b>`;
        const reported = findGroup(result) === 'Needs attention' ? section : (0,report_table/* renderFolded */.jq)(title, section);
        leftBytes -= Buffer.byteLength(reported) + 8;
        if (leftBytes < 0)
            break;
        sections.push(reported);
    }
    const cut = worthTelling.length - sections.length;
    if (cut > 0)
        sections.push(`…and ${(0,src_text/* renderCount */.SS)(cut, 'more section')}, cut to keep this short: the log holds them.`);
    return sections.join('\n\n---\n\n');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/report/comment.ts


/** GitHub refuses a comment above 65,536 characters; bytes are never fewer than characters. */
const comment_limitBytes = 60_000;
/** The hidden line by which a later run finds the comment again; it differs for each workflow and each copilot. */
function renderCommentMark(results, run) {
    const [first] = results;
    const source = run.source ?? `${first?.copilotId ?? ''} ${first?.swaggerFile ?? ''}`;
    const key = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([run.workflow, source]))
        .digest('hex');
    return `<!-- copilot-swagger-sync: ${key} -->`;
}
/** Else an existing comment is brought up to date, and none is made. */
function isWorthAComment(results) {
    return results.some(({ ending }) => ending.outcome !== 'unchanged');
}
/** The pull request's comment: the summary below the hidden mark. Below 65,536 characters. */
function renderComment(results, run) {
    return `${renderCommentMark(results, run)}\n${renderSummary(results, run, comment_limitBytes)}`;
}

;// CONCATENATED MODULE: ./src/sync/publish.ts

/** Tells people and later steps what became of every target: log, annotations, outputs, summary, exit code. */
function publish(results, context, ports) {
    // Of many targets each has told its own, in its group.
    const lines = results.length > 1 ? [] : results.flatMap(report_lines/* renderLines */.ET);
    for (const line of lines)
        ports.log.info(line);
    for (const { severity, message, place } of (0,annotations/* selectAnnotations */.T)(results))
        ports.log[severity](message, place);
    for (const [name, value] of Object.entries(renderOutputs(results)))
        ports.setOutput(name, value);
    if (results.some(report_result/* isFailed */.Ix))
        ports.fail();
    ports.writeSummary(renderSummary(results, context));
}
/** Keeps the pull request's one comment up to date. That it cannot be written fails nothing: the summary says the same. */
async function commentOnPullRequest(results, { event, context }, { log, writeComment }) {
    const isPullRequest = event.kind === 'pull-request' || event.kind === 'pull-request-target';
    const number = isPullRequest ? event.pull.number : undefined;
    if (number === undefined)
        return;
    const { kind, why } = await writeComment({
        number,
        mark: renderCommentMark(results, context),
        body: renderComment(results, context),
        createsIfMissing: isWorthAComment(results),
    });
    const where = `Comment on pull request #${number}`;
    if (why === undefined)
        log.info(`${where}: ${kind.replace('-', ' ')}.`);
    else
        log.notice(`${where}: it could not be written, but the job summary holds the same: ${why}`);
}

// EXTERNAL MODULE: ./src/sync/run.ts
var run = __webpack_require__(5272);
;// CONCATENATED MODULE: ./src/start.ts








/** Builds the real ports, runs the story and publishes what came of it. Never rejects. */
async function start(runner = (0,runner_runner/* createRunner */.j)()) {
    try {
        await runAndPublish(runner);
    }
    catch (error) {
        // Left to Node, the stack would be printed raw, and a line of it could be a workflow command.
        const { message, hint = '' } = (0,errors/* explain */.WE)(error);
        runner.log.error(`${message} ${hint}`);
        runner.fail();
    }
}
async function runAndPublish(runner) {
    for (const secret of ['api-key', 'github-token'])
        runner.maskSecret(runner.readInput(secret));
    let request;
    let results;
    try {
        // Before everything that takes time.
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
/** The runner hides every secret that it knows, however short. */
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
    // With the parser for YAML: most workflows have no config file.
    const { runFleet } = await Promise.all(/* import() | config */[__webpack_require__.e(5), __webpack_require__.e(332), __webpack_require__.e(229)]).then(__webpack_require__.bind(__webpack_require__, 2702));
    return runFleet(source.query, request, ports);
}
function createPorts(runner, { inputs, event, announcement }) {
    const { env, workspace, temporaryFolder, log } = runner;
    const { githubToken: token } = inputs;
    const clock = (0,runner_clock/* createClock */.t)();
    const interruption = runner.catchSignals();
    let connecting;
    const loadConnect = async () => {
        const { createConnect } = await Promise.all(/* import() | replace */[__webpack_require__.e(756), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 9007));
        return createConnect(inputs, announcement, { runner, clock, interruption });
    };
    return {
        log,
        clock,
        random: Math.random,
        files: createFiles(workspace),
        history: createHistory({ workspace, temporaryFolder, token, event, env, log }),
        interruption,
        // Once the question is on its way: to connect takes a turn of the event loop, and to send another.
        prefetch: () => setImmediate(setImmediate, loadReader),
        inParallel: async (tasks, limit) => {
            const { default: pLimit } = await __webpack_require__.e(/* import() */ 680).then(__webpack_require__.bind(__webpack_require__, 9680));
            return Promise.all(tasks.map(pLimit(limit)));
        },
        connect: async (index) => (await (connecting ??= loadConnect()))(index),
    };
}
/** Ahead of its time; that it cannot be loaded is said when it is needed. */
const loadReader = () => Promise.all(/* import() | read */[__webpack_require__.e(5), __webpack_require__.e(332), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 108)).catch(() => undefined);
/** Which part of which config file the run is about. */
function renderSource({ readInput }) {
    if (readInput('config-file') === '')
        return undefined;
    return ['config-file', 'environment', 'copilot-id', 'shard'].map(readInput).join(' ').trim();
}
/** A failure before any target could be told from another. */
function describeFailedStart(error, { readInput }) {
    const configFile = readInput('config-file');
    // With a config file the input may name several.
    const copilotId = configFile === '' ? readInput('copilot-id') : '';
    const state = configFile === '' ? 'The copilot is untouched.' : 'No copilot was touched.';
    const ending = { outcome: 'aborted', state, failure: (0,errors/* explain */.WE)(error) };
    const swaggerFile = configFile || readInput('swagger-file') || 'swagger.json';
    return { copilotId: copilotId || undefined, swaggerFile, ending, warnings: [], totalMs: 0 };
}


/***/ }),

/***/ 2525:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: () => (/* binding */ findEarlyEnding),
/* harmony export */   Cv: () => (/* binding */ unchanged),
/* harmony export */   IP: () => (/* binding */ failIfInterrupted),
/* harmony export */   KC: () => (/* binding */ describeInvalidSpec),
/* harmony export */   SN: () => (/* binding */ failWithoutKey),
/* harmony export */   T9: () => (/* binding */ createInterrupted),
/* harmony export */   nN: () => (/* binding */ endAborted),
/* harmony export */   qx: () => (/* binding */ warnOfPause)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8030);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4806);



/** Every way in which a target ends before its copilot is asked for, in the words that people see. */
function endAborted(failure) {
    const isKnown = failure.code !== 'copilot-unknown';
    return {
        outcome: 'aborted',
        state: isKnown ? 'The copilot is untouched.' : 'Nothing was changed.',
        failure,
    };
}
/**
 * Undefined where the description or the service is needed.
 * @throws ActionError `file-missing`
 */
function findEarlyEnding(change) {
    if (change.reason === 'missing')
        throw createMissingError(change);
    if (change.reason === 'file-removed')
        return describeRemoved(change);
    if (change.reason === 'superseded')
        return superseded;
    return change.changed || change.asksCopilot === true ? undefined : unchanged;
}
const superseded = {
    outcome: 'superseded',
    state: 'The copilot was not changed: the branch has a newer version of the file.',
};
const unchanged = {
    outcome: 'unchanged',
    state: 'The copilot was not changed: the file did not change.',
};
function describeRemoved({ file }) {
    const remedy = 'Delete the copilot, or set `swagger-file` to the file’s new path. Nothing is deleted automatically.';
    return {
        outcome: 'file-removed',
        state: 'The copilot was not changed. It keeps the actions of the file’s last version.',
        warnings: [`${file} was deleted from the repository. ${remedy}`],
    };
}
function createMissingError({ detail, remedy = '' }) {
    const isComplete = remedy !== '' && !remedy.startsWith('Did you mean');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('file-missing', `There is no file for \`swagger-file\`: ${detail}`, {
        hint: isComplete ? remedy : `${remedy} ${checkPath}`.trimStart(),
    });
}
const checkPath = 'Set `swagger-file` to a path relative to the root of the checkout, with upper and lower case as in git. Run the ' +
    'checkout step, or the step that generates the file, before this action.';
/** @throws ActionError `bad-input` where a run that goes on to the service has no key */
function failWithoutKey({ hasKey }) {
    if (hasKey)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('bad-input', 'The input `api-key` is missing.', {
        hint: 'Save the service’s key as a secret of the repository and pass it: `api-key: ${{ secrets.COPILOT_API_KEY }}`. ' +
            'A secret that does not exist is passed as an empty string, and workflows from forks can’t read secrets. ' +
            'If your service doesn’t use keys, set any value of at least 8 characters without spaces, such as `no-key-needed`.',
    });
}
/** Explains why an OpenAPI file isn't imported: the first error in full, the others as annotations and summary rows. */
function describeInvalidSpec({ swaggerFile }, { problems }) {
    const errors = problems.filter((problem) => problem.severity === 'error');
    const [first] = errors;
    const isOne = errors.length === 1;
    const found = `${swaggerFile} has ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCount */ .SS)(errors.length, 'error')} and is not imported.`;
    const code = 'spec-invalid';
    const hint = `Correct the ${isOne ? 'error' : 'errors that the job summary lists'}, and push again.`;
    if (first === undefined)
        return { code, message: found, hint };
    const at = { file: first.file, line: first.line, column: first.column };
    // A file of another kind has no location to correct.
    if (first.hint !== undefined && first.file === swaggerFile) {
        const message = `${swaggerFile} can’t be read as an OpenAPI file and is not imported. ${first.message}`;
        return { code, message, hint: first.hint, at };
    }
    const where = `${isOne ? 'It is' : 'The first is'} at ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLocation */ .C)(first))}: ${first.message}`;
    return { code, message: `${found} ${where}`, hint, at };
}
/** After a signal there is no time for a target that has not begun. */
function failIfInterrupted({ aborted }) {
    if (aborted)
        throw createInterrupted();
}
function createInterrupted() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('interrupted', 'The run was canceled before anything was changed.', {
        hint: 'Run the job again.',
    });
}
/** A step's `timeout-minutes` is one at least. */
const minTimeoutMs = 60_000;
/** Told beforehand, in the preview: the step cannot see its own time-out, and one within the pause ends it there. */
function warnOfPause({ isPreview, target }) {
    const { waitMs } = target;
    if (!isPreview || waitMs < minTimeoutMs)
        return [];
    return [
        `A sync takes more than ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDuration */ .PP)(waitMs)}, because of \`wait-seconds\`. Give \`timeout-minutes\` to the job, not to the step, and well above that. A shorter limit stops the step during the delay, and the post step has to finish the sync.`,
    ];
}


/***/ }),

/***/ 2211:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ findLastSynced),
/* harmony export */   K9: () => (/* binding */ rejectUnchecked),
/* harmony export */   L2: () => (/* binding */ noteUnused),
/* harmony export */   aG: () => (/* binding */ countUndefined),
/* harmony export */   c2: () => (/* binding */ warnUndecided),
/* harmony export */   m3: () => (/* binding */ isGated),
/* harmony export */   vo: () => (/* binding */ rejectBreaking)
/* harmony export */ });
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8676);
/* harmony import */ var _openapi_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6311);
/* harmony import */ var _openapi_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6364);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(803);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4806);




/** How many actions the message names; the summary lists them all. */
const namedActions = 5;
const namedChanges = 3;
/** Whether what the copilot holds decides, and what breaks it is stopped. */
function isGated({ accepted, change }) {
    return accepted !== undefined && change.asksCopilot === true;
}
/**
 * Where the copilot says what there is to sync, `fail-on` compares with the version that it holds: a change that was
 * stopped lies before the last push. Undefined where the base is as good.
 */
function findLastSynced(task, found) {
    const { commit } = found ?? {};
    const { change } = task;
    return isGated(task) && commit !== undefined && commit !== change.base
        ? { ...change, base: commit }
        : undefined;
}
/** Whether an earlier version of the file may exist under another path, and none was found. */
function isUnexplained({ isNew, oldPath }) {
    return isNew === true && oldPath === undefined;
}
/**
 * Counts each current action that the file doesn't define as removed, if the file is new and no earlier version of it was
 * found. Compared with nothing, a file that was renamed and rewritten would only add actions.
 */
function countUndefined(description, { change, target }, found) {
    const { acceptance, comparison } = description;
    if (acceptance === undefined || comparison === undefined || found === undefined)
        return description;
    if (!isUnexplained(change))
        return description;
    const routes = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .keepsUnmanaged */ .B9)(target) ? [...found.extra, ...found.unmanaged] : found.extra;
    const removed = routes.map(({ method, name, path }) => {
        return { method, name, path: path.replace(/^[a-z]+:\/\/[^/]*/i, ''), fingerprints: noDigests };
    });
    const all = { ...comparison, removed: [...comparison.removed, ...removed] };
    return { ...description, comparison: { ...all, breaking: (0,_openapi_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countBreaking */ .pG)(all) } };
}
/** Nothing is compared with them. */
const noDigests = { meaning: 0, servers: 0, reading: 0 };
/** Returns why a new file can't be checked: neither an earlier version nor the copilot's current actions are known. */
function rejectUnchecked({ acceptance }, { change }, { seen, whyUnseen }) {
    if (acceptance === undefined || !isUnexplained(change) || seen !== undefined)
        return undefined;
    // A preview without a key can't ask.
    if (whyUnseen === undefined)
        return undefined;
    return {
        code: 'breaking-change',
        message: `${renderUnchecked(change)}, and ${whyUnseen}.`,
        hint: 'If the file may be synced as it is, set `fail-on: none` for one run.',
    };
}
function renderUnchecked({ file }) {
    return `\`fail-on: breaking\` can’t check ${file}: it is new at this commit, no earlier version of it was found`;
}
/** Why a description is not imported although it is good: undefined where nothing stands against it. */
function rejectBreaking({ acceptance, comparison }) {
    const open = acceptance === undefined ? [] : (0,_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .listOpen */ .xO)({ acceptance, comparison });
    if (acceptance === undefined || open.length === 0)
        return undefined;
    const actions = [...Map.groupBy(open, ({ operation }) => operation)];
    const named = actions.map(([{ name }, changes]) => `${name} (${renderChanges(changes)})`);
    const subject = open.length === 1 ? 'change breaks' : 'changes break';
    const message = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderNumber */ .kT)(open.length)} ${subject} the copilot, in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(actions.length, 'action')}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderSome */ .JC)(named, namedActions, '; ')}.`;
    const hint = `Undo the change, or accept it: the job summary has the lines to paste into ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(acceptance.file)}. To let it through once, set \`fail-on: none\` for one run.`;
    return { code: 'breaking-change', message, hint };
}
function renderChanges(changes) {
    const reported = changes.map(({ change }) => change.sentence);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderSome */ .JC)(reported, namedChanges);
}
/** After a sync nothing is left to accept, so this is no news to people. */
function noteUnused({ acceptance, comparison }, log) {
    const used = new Set(comparison && (0,_openapi_index_js__WEBPACK_IMPORTED_MODULE_4__/* .listBreaking */ .cp)(comparison).map(({ fingerprint }) => fingerprint));
    const unused = [...(acceptance?.entries.keys() ?? [])].filter((fingerprint) => !used.has(fingerprint));
    if (acceptance === undefined || unused.length === 0)
        return;
    log.debug(`These entries of ${acceptance.file} match no change of this run: ${unused.join(', ')}`);
}
/** A warning where nothing could be decided, or not by what the copilot holds: silence would be taken for approval. */
function warnUndecided({ acceptance, comparison, noComparison = 'there is nothing to compare with' }, task, found) {
    if (acceptance === undefined)
        return [];
    if (comparison === undefined) {
        return [`\`fail-on: breaking\` could not check anything: ${noComparison.replace(/\.$/u, '')}.`];
    }
    if (found === undefined && isUnexplained(task.change)) {
        return [`${renderUnchecked(task.change)}, and this run doesn’t know the copilot’s current actions.`];
    }
    const isStrange = isGated(task) && found?.isInSync === false && found.actions > 0;
    if (!isStrange || found.commit !== undefined)
        return [];
    return [
        '`fail-on: breaking` compared two versions of the file, but the copilot’s actions match neither of them, nor an earlier version. A sync may change more than this comparison shows.',
    ];
}


/***/ }),

/***/ 7965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pe: () => (/* binding */ listPaths),
  Fh: () => (/* binding */ loadVersion),
  SO: () => (/* binding */ pickVersion),
  q2: () => (/* binding */ readVersions),
  hq: () => (/* binding */ renderRead)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(6830);
;// CONCATENATED MODULE: ./src/report/code-frame.ts
/** In UTF-16 units, as columns are. */
const widestLine = 100;
/** Nobody wants to see further into a line, such as that of a minified file. */
const maxLineChars = 1_000_000;
/** The lines before, at and after a spot of a UTF-8 text, with a caret; undefined where it does not reach that far. */
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
/** Tabs as one space, so that the caret stands right; nothing invisible, and no start of a workflow command. */
function showPlainly(line) {
    return line
        .replace(/\r$/u, '')
        .replaceAll('\t', ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd')
        .replaceAll('##[', '#\ufffd[');
}

// EXTERNAL MODULE: ./src/oid.ts
var oid = __webpack_require__(1265);
// EXTERNAL MODULE: ./src/text.ts
var src_text = __webpack_require__(4806);
;// CONCATENATED MODULE: ./src/sync/read.ts





/**
 * Reads the new version and the one before it. A previous version that cannot be had or used is no failure.
 * @throws ActionError `file-missing`, `file-unreadable` or `file-outside-workspace`, of the new version only
 */
async function readVersions(target, change, ports) {
    const reader = change.isCheckedOut ? ports.files : await findHeadReader(change, ports);
    // Git looks for the previous version while the parsers load and the new version is read.
    const [spec, found] = await Promise.all([
        loadVersion(target, reader),
        findPrevious(target, change, ports).catch(explainUnread),
    ]);
    const previous = await readPrevious(found, change);
    // Asked now and then let go: they hold the texts of all files, and all that stands in them.
    const { locate, document, ...next } = spec;
    const compared = await compare(change, { ...next, document }, previous);
    const { comparison } = compared;
    const places = new Map([
        ...locationAt(change.head, locate, comparison === undefined ? [] : next.operations),
        ...('spec' in previous
            ? locationAt(previous.commit, previous.spec.locate, comparison?.removed ?? [])
            : []),
    ]);
    return {
        next,
        backup: 'why' in previous ? previous : toBackup(previous),
        description: {
            ...{ ...compared, places, problems: next.problems },
            frames: next.ok ? [] : await readFrames(next.problems, reader),
            operations: next.ok || next.operations.length > 0 ? next.operations : undefined,
            rewrites: next.ok ? next.rewrites : [],
            payload: next.ok ? { bytes: next.body.length, verbatim: next.verbatim } : undefined,
        },
    };
}
function locationAt(commit, locate, operations) {
    if (operations.length === 0)
        return [];
    return [...locate(operations)].map(([operation, place]) => [operation, { ...place, commit }]);
}
/** Reads and prepares one version, the new one or one before it. */
async function loadVersion(target, reader) {
    // With the parsers: a run in which nothing changed never loads it.
    const { loadSpec } = await Promise.all(/* import() | read */[__webpack_require__.e(5), __webpack_require__.e(332), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 108));
    return loadSpec({
        path: target.swaggerFile,
        reader,
        rewrite: target.rewrite,
        serverUrl: target.serverUrl,
    });
}
async function findPrevious(target, { base, files, oldPath }, { history }) {
    for (const swaggerFile of listPaths(target, oldPath)) {
        const found = await history.findVersion(swaggerFile, base, files);
        if (found !== undefined)
            return { ...found, target: { ...target, swaggerFile } };
    }
    return undefined;
}
/** The paths of a target's file at earlier commits, the older one first: the commits before a rename have only that. */
function listPaths({ swaggerFile }, oldPath) {
    return oldPath === undefined ? [swaggerFile] : [oldPath, swaggerFile];
}
async function findHeadReader({ file, head, files }, { history }) {
    const found = await history.findVersion(file, head, files);
    if (found !== undefined)
        return found.reader;
    throw new errors/* ActionError */.lZ('file-missing', `${file} cannot be had at ${head ?? 'the head'}.`, {
        hint: 'The pull request’s files are read from GitHub: check that `github-token` may read this repository.',
    });
}
async function readPrevious(found, { reason }) {
    if (found === undefined && reason === 'untracked')
        return { why: 'git does not track the file' };
    if (found === undefined)
        return { why: 'no earlier version of the file could be found' };
    if ('why' in found)
        return found;
    const spec = await loadVersion(found.target, found.reader).catch(explainUnread);
    return 'why' in spec ? spec : { commit: found.commit, spec };
}
function explainUnread(error) {
    if (!(error instanceof errors/* ActionError */.lZ))
        throw error;
    return { why: `the previous version cannot be read: ${error.message}` };
}
async function compare({ base, oldPath, reason }, next, previous) {
    const without = (noComparison) => ({ comparison: undefined, noComparison });
    // Nothing was read of a file that cannot be parsed: every operation would seem to be removed.
    if (!next.ok && next.operations.length === 0)
        return without('the file could not be read');
    if (base === undefined)
        return without('there is no earlier commit to compare with');
    if ('why' in previous && (reason !== 'added' || oldPath !== undefined))
        return without(previous.why);
    const { compareSpecs } = await Promise.all(/* import() | read */[__webpack_require__.e(5), __webpack_require__.e(332), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 8730));
    const before = 'spec' in previous ? previous.spec : { operations: [] };
    const comparison = compareSpecs(before, next);
    const isUnused = hasChanges(comparison) && 'spec' in previous && hasSameActions(previous.spec, next);
    return { comparison, noComparison: undefined, ...(isUnused && { isUnused }) };
}
function hasChanges({ added, modified, removed }) {
    return added.length + modified.length + removed.length > 0;
}
/** Whether the importer makes the same actions of both versions: the service doesn't use what differs. */
function hasSameActions(before, next) {
    return before.ok && next.ok && (0,external_node_util_.isDeepStrictEqual)(before.actions, next.actions);
}
function toBackup({ commit, spec }) {
    if (spec.ok)
        return pickVersion(commit, spec);
    const fault = spec.problems.find((problem) => problem.severity === 'error');
    const reason = fault === undefined ? '' : ` (${fault.message})`;
    return { why: `the version at ${(0,oid/* shortenOid */.e7)(commit)} would not import${reason}` };
}
function pickVersion(commit, { actions, body, operations }) {
    return { commit, body, actions, operations: operations.length };
}
/** The log's line on what was read. */
function renderRead(file, { next }) {
    const errors = next.problems.filter(({ severity }) => severity === 'error').length;
    const warnings = (0,src_text/* renderCount */.SS)(next.problems.length - errors, 'warning');
    const problems = errors === 0 ? warnings : `${(0,src_text/* renderCount */.SS)(errors, 'error')}, ${warnings}`;
    if (!next.ok)
        return `${file} was read: ${problems}.`;
    const format = next.version === '2.0' ? 'Swagger 2.0' : `OpenAPI ${next.version}`;
    const files = next.files.length > 1 ? ` in ${(0,src_text/* renderCount */.SS)(next.files.length, 'file')}` : '';
    return `${file} was read: ${format}${files}, ${(0,src_text/* renderCount */.SS)(next.operations.length, 'operation')}, ${problems}.`;
}
const framedErrors = 3;
/** What cannot be read again has no frame: the error stands without it. */
async function readFrames(problems, reader) {
    const errors = problems.filter(({ line, severity }) => severity === 'error' && line !== undefined);
    const frames = await Promise.all(errors.slice(0, framedErrors).map(async ({ file, line = 1, column = 1 }) => {
        const text = await reader.read(file).catch(() => undefined);
        return text === undefined ? undefined : findCodeFrame(text, { file, line, column });
    }));
    return frames.filter((frame) => frame !== undefined);
}


/***/ }),

/***/ 5272:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ runTarget),
/* harmony export */   e: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _change_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5917);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6830);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2525);
/* harmony import */ var _fail_on_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2211);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7965);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7528);






/**
 * The story of a run: did the file change, and if so, is the copilot now what the file says.
 * @throws ActionError where it cannot be decided: `bad-input`
 */
async function run(target, request, ports) {
    const [change] = await (0,_change_index_js__WEBPACK_IMPORTED_MODULE_0__/* .detectChanges */ .f)((0,_task_js__WEBPACK_IMPORTED_MODULE_1__/* .createChangeQuery */ .r)(request, [target]), ports);
    if (change === undefined)
        throw new TypeError('no verdict on the file');
    const task = (0,_task_js__WEBPACK_IMPORTED_MODULE_1__/* .createTask */ .U)(target, change, request);
    return runTarget(task, {
        ...ports,
        // Asked twice where the copilot holds another version than the base.
        readVersions: (asked) => (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readVersions */ .q2)(asked.target, asked.change, ports),
    });
}
/** The story of one target, from the verdict on its file to what its copilot holds. Never rejects. */
async function runTarget(task, ports) {
    const { change, target } = task;
    const { copilotId = target.unusableId, name, swaggerFile } = target;
    const startMs = ports.clock.nowMs();
    let known = {};
    const learn = (news) => {
        known = { ...known, ...news };
    };
    const ending = await syncTarget(task, { ...ports, learn }).catch((error) => {
        ports.log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
        return (0,_endings_js__WEBPACK_IMPORTED_MODULE_3__/* .endAborted */ .nN)((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .explain */ .WE)(error));
    });
    return {
        ...{ copilotId, name, swaggerFile, change, ...known, ending },
        warnings: [...change.warnings, ...(known.warnings ?? []), ...(ending.warnings ?? [])],
        totalMs: ports.clock.nowMs() - startMs,
    };
}
/** Each step either ends the story or leads to the next; until the last one nothing is sent that changes the service. */
async function syncTarget(task, ports) {
    const { change, isPreview, target } = task;
    ports.log.info(`Decision: ${change.reason}. ${change.detail}`);
    // A workflow that names no copilot is answered with those that there are, whether or not the file changed.
    if (isNameless(task))
        await lookAtCopilot(task, ports);
    const early = (0,_endings_js__WEBPACK_IMPORTED_MODULE_3__/* .findEarlyEnding */ .Ak)(change);
    const isUnproven = change.isWorkflowChanged === true && early?.outcome === 'unchanged' && !isPreview;
    if (isUnproven)
        return proveSetUp(task, ports);
    if (early !== undefined)
        return early;
    if (!isPreview)
        (0,_endings_js__WEBPACK_IMPORTED_MODULE_3__/* .failWithoutKey */ .SN)(task);
    (0,_endings_js__WEBPACK_IMPORTED_MODULE_3__/* .failIfInterrupted */ .IP)(ports.interruption);
    const title = `${isPreview ? 'Preview for' : 'Replace the actions of'} copilot ${target.copilotId ?? ''}`;
    return ports.log.group(title.trimEnd(), () => readAndReplace(task, ports));
}
function isNameless({ change, isPreview, target }) {
    const isAccepted = isPreview && target.unusableId === undefined;
    return target.copilotId === undefined && !isAccepted && change.reason !== 'ref-deleted';
}
/** A workflow that was just added or changed would else be silent until the file changes, and then fail on a typing error. */
async function proveSetUp(task, ports) {
    const lookup = await lookAtCopilot(task, ports);
    ports.learn({ ...identify(lookup), warnings: lookup.warnings });
    ports.log.info(ready.state);
    return ready;
}
const ready = {
    outcome: 'unchanged',
    isReady: true,
    state: 'To sync now, press “Run workflow”, or push a change of the OpenAPI file.',
};
async function readAndReplace(task, ports) {
    const { change, isPreview, target } = task;
    const startMs = ports.clock.nowMs();
    const versions = await ports.readVersions(task);
    const read = { ...versions.description, readMs: ports.clock.nowMs() - startMs };
    ports.learn({ description: read });
    ports.log.info((0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .renderRead */ .hq)(change.file, versions));
    const { next, backup } = versions;
    if (!next.ok)
        return (0,_endings_js__WEBPACK_IMPORTED_MODULE_3__/* .endAborted */ .nN)((0,_endings_js__WEBPACK_IMPORTED_MODULE_3__/* .describeInvalidSpec */ .KC)(target, next));
    const lookup = await lookAtCopilot(task, ports);
    const { readLiveState } = await Promise.all(/* import() | replace */[__webpack_require__.e(756), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 6065));
    const { earlier, found, held, warnings } = await readLiveState({ task, versions, next, ...lookup }, ports);
    const known = [...warnings, ...warnUnseen(change, found), ...(0,_endings_js__WEBPACK_IMPORTED_MODULE_3__/* .warnOfPause */ .qx)(task)];
    ports.learn({ ...identify(lookup), found, warnings: known });
    const since = (0,_fail_on_js__WEBPACK_IMPORTED_MODULE_5__/* .findLastSynced */ .GA)(task, found);
    const compared = since && (await ports.readVersions({ ...task, change: since })).description;
    const reported = { ...read, ...compared, acceptance: await readAccepted(task, ports) };
    const description = (0,_fail_on_js__WEBPACK_IMPORTED_MODULE_5__/* .countUndefined */ .aG)(reported, task, found);
    const undecided = (0,_fail_on_js__WEBPACK_IMPORTED_MODULE_5__/* .warnUndecided */ .c2)(description, task, found);
    ports.learn({ ...(since && { change: since }), description, warnings: [...known, ...undecided] });
    (0,_fail_on_js__WEBPACK_IMPORTED_MODULE_5__/* .noteUnused */ .L2)(description, ports.log);
    const refusal = (0,_fail_on_js__WEBPACK_IMPORTED_MODULE_5__/* .rejectUnchecked */ .K9)(description, task, lookup) ?? (0,_fail_on_js__WEBPACK_IMPORTED_MODULE_5__/* .rejectBreaking */ .vo)(description);
    if (refusal !== undefined)
        return (0,_endings_js__WEBPACK_IMPORTED_MODULE_3__/* .endAborted */ .nN)(refusal);
    const idle = findIdleEnding(change, found);
    if (idle === undefined) {
        const problems = [...description.problems, ...findServerWarnings(next, task)];
        ports.learn({ description: { ...description, problems } });
    }
    // A pull request's preview shows the changes that it makes, even if the copilot already has them.
    const showsChanges = change.preview && change.changed && description.comparison !== undefined;
    if (idle !== undefined && !showsChanges)
        return idle;
    if (isPreview)
        return previewed;
    const { replace } = await Promise.all(/* import() | replace */[__webpack_require__.e(756), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 6248));
    return replace({ task, next, backup, lookup: proveAsked(lookup), earlier, held }, ports);
}
/** The copilot as the service writes it: the input may have other capitals, and a job matrix compares them. */
function identify({ copilot, copilotId }) {
    return { copilot, ...(copilotId !== undefined && { copilotId }) };
}
/** From here on the id is one that the service knows, or that is taken on trust: nothing else reaches a path. */
function proveAsked(lookup) {
    const { copilotId } = lookup;
    if (copilotId === undefined)
        throw new TypeError('Only a preview goes without asking for the copilot.');
    return { ...lookup, copilotId };
}
/** Returns a warning of a server that the copilot can't call, if the document would be sent. */
function findServerWarnings({ unreachable }, { warnsOfServer }) {
    if (unreachable === undefined || warnsOfServer === undefined)
        return [];
    return unreachable.isPrivate && warnsOfServer !== 'always' ? [] : [unreachable.finding];
}
/** Where there is nothing to do after all. */
function findIdleEnding({ changed, reason }, found) {
    // A deleted and imported copilot would be the same one, and its users would have been without it for a while.
    if (found?.isInSync === true && reason !== 'forced')
        return endInSync;
    return changed || found !== undefined ? undefined : _endings_js__WEBPACK_IMPORTED_MODULE_3__/* .unchanged */ .Cv;
}
function warnUnseen({ asksCopilot }, found) {
    if (asksCopilot !== true || found !== undefined)
        return [];
    return [
        '`base: copilot` was ignored, because the copilot’s actions can’t be read. The file was compared as with `base: auto`.',
    ];
}
const previewed = {
    outcome: 'previewed',
    state: 'The copilot was not changed: this was a preview.',
};
const endInSync = {
    outcome: 'unchanged',
    state: 'The copilot already matches the file, so nothing was changed.',
};
// Loaded when they are called for, as above: a run in which nothing changed, the one that happens most, reads none of it.
const lookAtCopilot = async (task, ports) => (await Promise.all(/* import() | replace */[__webpack_require__.e(756), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 2024))).lookAtCopilot(task, ports);
const readAccepted = async ({ accepted }, ports) => accepted &&
    (await Promise.all(/* import() | config */[__webpack_require__.e(5), __webpack_require__.e(332), __webpack_require__.e(229)]).then(__webpack_require__.bind(__webpack_require__, 9593))).readAccepted(accepted, ports);


/***/ }),

/***/ 7528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createTask),
/* harmony export */   r: () => (/* binding */ createChangeQuery)
/* harmony export */ });
/* harmony import */ var _reach_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5274);

function createChangeQuery({ event, inputs }, targets) {
    const { base, dryRun, force, source } = inputs;
    const isSelection = source.kind === 'config' && (source.query.shard !== undefined || source.query.copilotIds.length > 0);
    const accepted = locateAccepted({ event, inputs });
    return {
        event,
        files: targets.map(({ swaggerFile }) => swaggerFile),
        acceptedFile: accepted === undefined ? [] : [accepted.file],
        force,
        dryRun,
        isPart: dryRun || isSelection,
        base,
    };
}
/** Undefined where nothing is refused for what it breaks. */
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
        isForStrangers: change.preview && event.kind !== 'pull-request',
        accepted: locateAccepted(request),
        maxAttempts,
        timeoutMs,
        readsActionList: actionList === 'auto',
        warnsOfServer: decideServerWarning(request),
    };
}


/***/ }),

/***/ 8431:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ setMember),
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   gz: () => (/* binding */ findMember),
/* harmony export */   lS: () => (/* binding */ membersOf)
/* harmony export */ });
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
/** What a member holds, own members only: a key such as `constructor` or `__proto__` finds nothing by accident. */
function findMember(value, key) {
    return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
/** The value itself where it is an object, else one without members. */
function membersOf(value) {
    return isJsonObject(value) ? value : {};
}
/**
 * Sets an own member, `__proto__` too, which a plain assignment would take for the prototype.
 * Only for objects that the caller built itself.
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MR: () => (/* binding */ findStep),
/* harmony export */   Wr: () => (/* binding */ renderPointer),
/* harmony export */   ko: () => (/* binding */ unescapeToken),
/* harmony export */   tj: () => (/* binding */ escapeToken),
/* harmony export */   vp: () => (/* binding */ parsePointer),
/* harmony export */   wR: () => (/* binding */ findByPointer),
/* harmony export */   zR: () => (/* binding */ decodeEscapes)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8431);

/** One reference token, escaped. @see RFC 6901, section 3 */
function escapeToken(token) {
    return /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;
}
/** The opposite of `escapeToken`: `~1` first, so that `~01` stays `~1`. */
function unescapeToken(token) {
    return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}
/** Percent escapes read; text that holds a percent sign of its own stays as it is. */
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
/** A pointer for a path of keys and indices; empty for the whole document. */
function renderPointer(path) {
    return path.map((token) => `/${escapeToken(String(token))}`).join('');
}
/** The tokens of a pointer, unescaped, or undefined where it does not start with `/` and is not empty. */
function parsePointer(pointer) {
    if (pointer === '')
        return [];
    if (!pointer.startsWith('/'))
        return undefined;
    return pointer.slice(1).split('/').map(unescapeToken);
}
/** The value that a pointer names, own members only. */
function findByPointer(root, pointer) {
    const tokens = parsePointer(pointer);
    if (tokens === undefined)
        return undefined;
    let value = root;
    for (const token of tokens)
        value = value === undefined ? undefined : findStep(value, token);
    return value;
}
/** One token further: an item by its index, an own member by its key. */
function findStep(value, token) {
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .findMember */ .gz)(value, token);
}


/***/ }),

/***/ 4806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   JC: () => (/* binding */ renderSome),
/* harmony export */   PP: () => (/* binding */ renderDuration),
/* harmony export */   SS: () => (/* binding */ renderCount),
/* harmony export */   UP: () => (/* binding */ renderBytes),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   kT: () => (/* binding */ renderNumber),
/* harmony export */   ni: () => (/* binding */ renderLine)
/* harmony export */ });
/** Text and counts on their way into a message; what it is shown in (Markdown, a log) escapes it again in its own way. */
/** C0 and C1 controls, soft hyphen, zero-width and bidirectional marks: invisible, or able to hide what follows. */
const invisible = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
/** One line of visible characters, at most `limitChars` UTF-16 units long, its end cut with an ellipsis. */
function renderLine(text, limitChars = 200) {
    // Cutting first bounds the work; white space that collapses leaves a little less than there is room for.
    const line = text
        .slice(0, limitChars * 2)
        .toWellFormed()
        .replace(/\s+/gu, ' ')
        .replace(invisible, '\ufffd')
        .trim();
    return cutText(line, limitChars);
}
/** The same in backticks: how messages name what stands in a file. */
function quote(text, limitChars) {
    return `\`${renderLine(text, limitChars)}\``;
}
/** At most `limitChars` UTF-16 units, never half a surrogate pair. */
function cutText(text, limitChars) {
    if (text.length <= limitChars)
        return text;
    const kept = text.slice(0, Math.max(0, limitChars - 1));
    return `${kept.replace(/[\ud800-\udbff]$/u, '').trimEnd()}…`;
}
/** A whole number as people read it, thousands apart: `1,200`. Not by `toLocaleString`: loading its data takes 17 ms. */
function renderNumber(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `1 operation`, `1,200 operations`. */
function renderCount(count, noun) {
    return `${renderNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** At most so many of them: `a, b and 3 more`. */
function renderSome(names, max, divider = ', ') {
    const shown = names.slice(0, max).join(divider);
    return names.length > max ? `${shown} and ${renderNumber(names.length - max)} more` : shown;
}
/** Milliseconds as people read them: `420 ms`, `6.1 s`, `2 min 5 s`. */
function renderDuration(ms) {
    if (ms < 1_000)
        return `${Math.round(ms)} ms`;
    if (ms < 59_950)
        return `${(ms / 1_000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1_000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** Bytes as people read them, in thousands: `812 bytes`, `48.1 kB`, `2.4 MB`. */
function renderBytes(bytes) {
    if (bytes < 1_000)
        return renderCount(bytes, 'byte');
    if (bytes < 999_950)
        return `${(bytes / 1_000).toFixed(1)} kB`;
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}


/***/ })

};
