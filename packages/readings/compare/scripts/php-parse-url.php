<?php
// PHP: parse_url.
$flags = JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE;
echo json_encode(['program' => 'PHP parse_url', 'version' => PHP_VERSION], $flags), "\n";
while (($line = fgets(STDIN)) !== false) {
    $url = parse_url(json_decode($line));
    if ($url === false) {
        echo json_encode(['error' => 'parse_url returns false']), "\n";
        continue;
    }
    $userinfo = $url['user'] ?? null;
    if (isset($url['pass'])) $userinfo = ($userinfo ?? '') . ':' . $url['pass'];
    echo json_encode([
        'scheme' => $url['scheme'] ?? null,
        'userinfo' => $userinfo,
        'host' => $url['host'] ?? null,
        'port' => isset($url['port']) ? (string) $url['port'] : null,
        'path' => $url['path'] ?? '',
        'query' => $url['query'] ?? null,
        'fragment' => $url['fragment'] ?? null,
    ], $flags), "\n";
}
