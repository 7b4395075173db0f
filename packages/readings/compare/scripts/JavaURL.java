// Java: java.net.URI, or with an argument "url" (java.net.URL), "okhttp" (HttpUrl), "spring" (UriComponentsBuilder), "jetty" (HttpURI)
// or "apache" (HttpClient's URIUtils). The last four have to be on the class path. PROGRAM_BASE names a base for URI, URL and HttpUrl.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Map;

class JavaURL {
    static final Map<String, String> NAMES = Map.of("uri", "Java URI", "url", "Java URL", "okhttp", "OkHttp HttpUrl",
        "spring", "Spring UriComponentsBuilder", "jetty", "Jetty HttpURI", "apache", "Apache HttpClient");
    static final String BASE = System.getenv("PROGRAM_BASE");
    static final PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);

    public static void main(String[] args) throws Exception {
        String reader = args.length == 0 ? "uri" : args[0];
        String version = versionOf(reader);
        String name = NAMES.get(reader);
        out.println("{\"program\":" + quote(name) + ",\"version\":" + quote(version) + "}");
        out.flush();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            out.println(answer(reader, unquote(line)));
        }
        out.flush();
    }

    static String answer(String reader, String input) {
        try {
            switch (reader) {
                case "okhttp": return readByOkHttp(input);
                case "spring": return readBySpring(input);
                case "jetty": return readByJetty(input);
                case "apache": return readByApache(input);
                default: return reader.equals("url") ? readURL(input) : readURI(input);
            }
        } catch (Exception error) {
            return "{\"error\":" + quote(messageOf(error)) + "}";
        }
    }

    static String messageOf(Exception error) {
        Throwable cause = error.getCause() == null ? error : error.getCause();
        return cause.getClass().getSimpleName() + ": " + cause.getMessage();
    }

    /** Where the authority is registry-based, there is neither userinfo nor host nor port. */
    static String readURI(String input) throws Exception {
        URI u = BASE == null ? new URI(input) : new URI(BASE).resolve(new URI(input));
        String path = u.isOpaque() ? u.getRawSchemeSpecificPart() : u.getRawPath();
        return json(u.getScheme(), u.getRawUserInfo(), u.getHost(), u.getPort(), path, u.getRawQuery(), u.getRawFragment());
    }

    /** The URL to which openConnection connects: that of a "jar:" URL is inside it. */
    static String readURL(String input) throws Exception {
        URL u = BASE == null ? new URL(input) : new URL(new URL(BASE), input);
        if (u.getProtocol().equals("jar")) u = ((JarURLConnection) u.openConnection()).getJarFileURL();
        String host = u.getHost() == null || u.getHost().isEmpty() ? null : u.getHost();
        return json(u.getProtocol(), u.getUserInfo(), host, u.getPort(), u.getPath(), u.getQuery(), u.getRef());
    }

    /** By reflection, so that this file compiles without OkHttp. */
    static String readByOkHttp(String input) throws Exception {
        Class<?> type = Class.forName("okhttp3.HttpUrl");
        Object u = type.getMethod("get", String.class).invoke(null, BASE == null ? input : BASE);
        if (BASE != null) u = type.getMethod("resolve", String.class).invoke(u, input);
        if (u == null) throw new IllegalArgumentException("The reference does not resolve.");
        String user = (String) get(u, "encodedUsername"), password = (String) get(u, "encodedPassword");
        String userinfo = user.isEmpty() && password.isEmpty() ? null : password.isEmpty() ? user : user + ":" + password;
        return json((String) get(u, "scheme"), userinfo, (String) get(u, "host"), (Integer) get(u, "port"),
            (String) get(u, "encodedPath"), (String) get(u, "encodedQuery"), (String) get(u, "encodedFragment"));
    }

    static Object get(Object url, String name) throws Exception {
        Method method = url.getClass().getMethod(name);
        method.setAccessible(true); // The class of Spring's result is not public.
        return method.invoke(url);
    }

    static String readBySpring(String input) throws Exception {
        Class<?> type = Class.forName("org.springframework.web.util.UriComponentsBuilder");
        Object u = get(type.getMethod("fromUriString", String.class).invoke(null, input), "build");
        String port = null, portError = null;
        try {
            int number = (Integer) get(u, "getPort");
            port = number < 0 ? null : String.valueOf(number);
        } catch (Exception error) {
            portError = messageOf(error); // Only getPort throws. A filter asks for the host.
        }
        return json((String) get(u, "getScheme"), (String) get(u, "getUserInfo"), (String) get(u, "getHost"), port, portError,
            (String) get(u, "getPath"), (String) get(u, "getQuery"), (String) get(u, "getFragment"));
    }

    static String readByJetty(String input) throws Exception {
        Class<?> type = Class.forName("org.eclipse.jetty.http.HttpURI");
        return readParts(type.getMethod("from", String.class).invoke(null, input), "getUser", "getScheme");
    }

    /** The host that HttpClient takes from a request's URI, which java.net.URI has parsed. */
    static String readByApache(String input) throws Exception {
        Class<?> type = Class.forName("org.apache.http.client.utils.URIUtils");
        URI uri = URI.create(input);
        Object host = type.getMethod("extractHost", URI.class).invoke(null, uri);
        if (host == null) throw new IllegalArgumentException("URI does not specify a valid host name");
        return json(uri.getScheme(), uri.getRawUserInfo(), (String) get(host, "getHostName"), (Integer) get(host, "getPort"),
            uri.getRawPath(), uri.getRawQuery(), uri.getRawFragment());
    }

    static String readParts(Object u, String userinfo, String scheme) throws Exception {
        return json((String) get(u, scheme), (String) get(u, userinfo), (String) get(u, "getHost"), (Integer) get(u, "getPort"),
            (String) get(u, "getPath"), (String) get(u, "getQuery"), (String) get(u, "getFragment"));
    }

    static String versionOf(String reader) throws Exception {
        switch (reader) {
            case "okhttp": return okhttpVersion();
            case "spring": return ofManifest("org.springframework.web.util.UriComponentsBuilder");
            case "jetty": return ofManifest("org.eclipse.jetty.http.HttpURI");
            case "apache": return ofManifest("org.apache.http.client.utils.URIUtils");
            default: return System.getProperty("java.version");
        }
    }

    static String ofManifest(String name) throws Exception {
        return Class.forName(name).getPackage().getImplementationVersion();
    }

    static String okhttpVersion() throws Exception {
        try {
            return (String) Class.forName("okhttp3.OkHttp").getField("VERSION").get(null);
        } catch (ClassNotFoundException error) {
            String agent = (String) Class.forName("okhttp3.internal.Version").getMethod("userAgent").invoke(null);
            return agent.replaceFirst(".*/", "");
        }
    }

    static String json(String scheme, String userinfo, String host, int port, String path, String query, String fragment) {
        String number = port < 0 ? null : String.valueOf(port);
        return json(scheme, userinfo, host, number, null, path, query, fragment);
    }

    static String json(String scheme, String userinfo, String host, String port, String portError, String path, String query,
            String fragment) {
        return "{\"scheme\":" + quote(scheme) + ",\"userinfo\":" + quote(userinfo) + ",\"host\":" + quote(host) + ",\"port\":"
            + quote(port) + ",\"portError\":" + quote(portError) + ",\"path\":" + quote(path == null ? "" : path) + ",\"query\":" + quote(query) + ",\"fragment\":"
            + quote(fragment) + "}";
    }

    static String quote(String text) {
        if (text == null) return "null";
        StringBuilder result = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') result.append('\\').append(c);
            else if (c < 0x20 || c > 0x7e) result.append(String.format("\\u%04x", (int) c));
            else result.append(c);
        }
        return result.append('"').toString();
    }

    /** A JSON string, in which everything that is no printable ASCII is escaped. */
    static String unquote(String json) {
        StringBuilder result = new StringBuilder();
        for (int i = 1; i < json.length() - 1; i++) {
            char c = json.charAt(i);
            if (c != '\\') {
                result.append(c);
                continue;
            }
            c = json.charAt(++i);
            if (c == 'u') {
                result.append((char) Integer.parseInt(json.substring(i + 1, i + 5), 16));
                i += 4;
            } else {
                int index = "bfnrt".indexOf(c);
                result.append(index < 0 ? c : "\b\f\n\r\t".charAt(index));
            }
        }
        return result.toString();
    }
}
